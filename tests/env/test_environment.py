import pickle
import time
from random import Random

import pytest

from crosshatch import Generator, Puzzle, PuzzleError, Target, UnknownTechnique
from crosshatch.env import ACTIONS, ActionError, Environment, EpisodeError, RewardError, arrays
from crosshatch.env.rewards import REWARDS
from crosshatch.generator import TargetError

PUZZLE = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")
BOARDS = ("classic", "4x4", "6x6", "x", "windoku", "anti-knight", "jigsaw", "killer", "non-consecutive")
EVERYTHING = dict.fromkeys(REWARDS, 1.0)


@pytest.fixture
def env() -> Environment:
    env = Environment(rewards=EVERYTHING)
    env.reset(puzzle=PUZZLE)
    return env


def play(env: Environment, seed: int, actions: int, masked: bool = True) -> list[tuple[str, float, bool]]:
    """Return the text, reward and end of each of some random actions."""
    random = Random(seed)
    env.reset(seed)
    found = []
    for _ in range(actions):
        action = random.choice(env.legal_actions()) if masked else random.randrange(len(ACTIONS))
        observation, reward, done, _ = env.step(action)
        found.append((observation.text, reward, done))
        if done:
            env.reset()
    return found


def test_the_episodes_of_a_seed_are_a_batch_of_the_generator() -> None:
    env = Environment(Target(level="medium"))
    env.reset(7)
    first = env.puzzle
    env.reset()
    assert [first, env.puzzle] == [Generator(env.target).make(seed).puzzle for seed in ("7/1", "7/2")]
    assert env.episode == "7/2"


def test_a_seed_chooses_among_puzzles() -> None:
    puzzles = [Generator(Target(level="easy")).make(seed).puzzle for seed in range(5)]
    env = Environment(puzzles=puzzles)
    chosen = []
    for seed in range(30):
        env.reset(seed)
        chosen.append(puzzles.index(env.puzzle))
    assert set(chosen) == set(range(5))
    env.reset(3)
    assert env.puzzle == puzzles[chosen[3]]


def test_a_target_and_a_board_apply_to_one_episode() -> None:
    env = Environment(Target(level="easy"))
    assert env.reset(1, board="6x6").board.size == 6
    assert env.reset().board.size == 9
    env.reset(1, target=Target(level="hard"))
    assert env.puzzle == Generator(Target(level="hard")).make("1/1").puzzle


@pytest.mark.parametrize("board", BOARDS)
def test_marks_follow_the_rules_of_the_board(board: str) -> None:
    env = Environment(board=board, most_steps=60)
    random = Random(board)
    for seed in range(3):
        observation = env.reset(seed)
        while True:
            grid = env.puzzle.grid()
            assert observation.values == tuple(grid.value(cell) for cell in range(81))
            masks = tuple(sum(1 << digit for digit in marks) for marks in observation.marks)
            assert masks == tuple(grid.digits_of(cell) for cell in range(81))
            observation, _, done, _ = env.step(random.choice(env.legal_actions()[:-1]))
            if done:
                break


@pytest.mark.parametrize("board", BOARDS)
def test_exactly_the_legal_actions_change_the_position(board: str) -> None:
    env = Environment(board=board, most_steps=10**6)
    env.reset(1)
    for action in ("r1c1=1", "r1c2<>2", "r1c2<>3", "r2c1<>4"):
        env.step(action)
    legal = env.legal_actions()
    for number in range(len(ACTIONS) - 2):
        before = env.puzzle
        info = env.step(number)[-1]
        assert info["legal"] == (number in legal) == (env.puzzle != before)
        if info["legal"]:
            env = pickle.loads(pickle.dumps(env)) if number % 97 == 0 else env
            env.step("undo")
            if number == len(ACTIONS) - 3:
                env.step(str(ACTIONS[number]))
            elif env.puzzle != before:
                raise AssertionError(ACTIONS[number])


def test_an_illegal_action_says_why(env: Environment) -> None:
    said = [env.step(action).observation.message for action in ("r1c5=1", "r1c1=7", "r1c1+1", "undo")]
    assert said == [
        "r1c5 holds 7",
        "a digit on the board rules out 7 in r1c1",
        "r1c1 already has the mark 1",
        "there is nothing to undo",
    ]
    env.step("r1c1<>4")
    assert env.step("r1c1=4").observation.message == "4 was eliminated from r1c1; r1c1+4 adds the mark again"
    env.reset(1, board="4x4")
    assert env.step("r9c9=9").observation.message == "the board does not allow 9 in r9c9"


def test_hints_say_more_each_time(env: Environment) -> None:
    where, which, whole = (env.step("hint").observation.message for _ in range(3))
    assert where.startswith("Look at")
    assert which.startswith(where.rstrip("."))
    assert "=" in whole
    action, _ = next(env.justified_moves())
    env.step(action)
    assert env.step("hint").observation.message.startswith("Look at")
    assert "\n" not in env.step("undo").observation.message


def test_a_hint_names_a_mistake(env: Environment) -> None:
    wrong = next(digit for digit in env.observation.marks[0] if digit != env.solution[0])
    env.step(f"r1c1={wrong}")
    assert env.step("hint").observation.message.startswith(f"no solution from here: r1c1 cannot be {wrong}")


def test_a_hint_where_the_techniques_do_not_help() -> None:
    hard = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
    env = Environment(up_to="naked-single")
    env.reset(puzzle=hard)
    while moves := list(env.justified_moves()):
        env.step(moves[0][0])
    assert env.step("hint").observation.message == "no technique up to naked-single leads further"


def test_an_episode_ends() -> None:
    env = Environment(most_steps=3)
    env.reset(1)
    ends = [env.step("hint")[2:] for _ in range(3)]
    assert [(done, info["truncated"]) for done, info in ends] == [(False, False), (False, False), (True, True)]
    with pytest.raises(EpisodeError, match="over"):
        env.step("hint")
    env.reset()
    _, _, done, info = env.step("give up")
    assert (done, info["truncated"], info["solved"]) == (True, False, False)


def test_the_solution_solves_the_puzzle(env: Environment) -> None:
    assert env.solution == tuple(
        map(int, "156973482438621795792548631984365127567219843213784569349156278625897314871432956")
    )
    for cell, digit in enumerate(env.solution):
        if not env.observation.values[cell]:
            _, _, done, info = env.step(ACTIONS[cell * 9 + digit - 1])
    assert (done, info["solved"], info["truncated"]) == (True, True, False)


def test_the_observation_as_text() -> None:
    env = Environment(board="4x4")
    observation = env.reset(1)
    assert str(observation).splitlines()[0] == "# board: 4x4"
    cell = observation.marks.index(next(filter(None, observation.marks)))
    for digit in observation.marks[cell]:
        observation = env.step(f"r{cell // 9 + 1}c{cell % 9 + 1}<>{digit}").observation
    assert "!" in str(observation)


def test_the_observation_as_arrays(env: Environment) -> None:
    pytest.importorskip("numpy")
    observation = env.step("r1c1<>4").observation
    found = observation.arrays()
    assert found["digits"].tolist() == list(observation.values)
    assert found["givens"].tolist() == [int(given != ".") for given in PUZZLE.givens]
    marks = [[int(digit in marks) for digit in range(1, 10)] for marks in observation.marks]
    assert found["marks"].tolist() == marks
    assert arrays([observation] * 3)["marks"].shape == (3, 81, 9)


def test_the_same_seed_gives_the_same_play() -> None:
    first, second = Environment(rewards=EVERYTHING), Environment(rewards=EVERYTHING)
    assert play(first, 3, 200) == play(second, 3, 200)


def test_an_environment_can_be_pickled_at_any_time() -> None:
    env = Environment(rewards=EVERYTHING)
    play(env, 5, 50)
    copy = pickle.loads(pickle.dumps(env))
    random = Random(1)
    for _ in range(200):
        action = random.randrange(len(ACTIONS) - 1)
        one, other = env.step(action), copy.step(action)
        assert (one.observation, one.reward, one.done) == (other.observation, other.reward, other.done)
        if one.done:
            assert env.reset() == copy.reset()


@pytest.mark.parametrize("board", BOARDS)
def test_a_random_agent_never_fails(board: str) -> None:
    play(Environment(board=board, rewards=EVERYTHING, up_to="medium"), 1, 300)
    play(Environment(board=board), 1, 3000, masked=False)


@pytest.mark.slow
def test_a_random_agent_never_fails_in_a_million_actions() -> None:
    play(Environment(), 1, 500_000, masked=False)
    play(Environment(rewards=dict.fromkeys(REWARDS.keys() - {"justified"}, 1.0)), 2, 500_000)


def test_it_is_fast() -> None:
    env = Environment()
    started = time.process_time()
    play_quickly(env, 5000)
    assert time.process_time() - started < 5


def play_quickly(env: Environment, actions: int) -> None:
    random = Random(0)
    env.reset(0)
    for _ in range(actions):
        if env.step(random.randrange(len(ACTIONS))).done:
            env.reset()


def test_mistakes_in_its_use() -> None:
    with pytest.raises(EpisodeError, match="reset"):
        Environment().step("undo")
    with pytest.raises(RewardError, match="'speed'; choose from solved"):
        Environment(rewards={"speed": 1})
    with pytest.raises(UnknownTechnique, match="fiendish"):
        Environment(up_to="fiendish")
    with pytest.raises(TargetError, match="level"):
        Environment(Target(level="fiendish"))
    env = Environment()
    env.reset(1)
    with pytest.raises(ActionError, match="give up"):
        env.step("resign")


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        (Puzzle("5" + "." * 80), "exactly one solution: at least two"),
        (PUZZLE.with_placed("r1c1", 8), "begin with a mistake: .*r1c1 cannot be 8"),
        (Puzzle("156973482438621795792548631984365127567219843213784569349156278625897314871432956"), "empty cells"),
    ],
)
def test_a_puzzle_that_cannot_be_played(puzzle: Puzzle, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Environment().reset(puzzle=puzzle)
