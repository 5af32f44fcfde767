/** A digit in a cell, such as r1c2. */
export interface Candidate {
  cell: string;
  digit: number;
}

/** A puzzle or a position, for further requests. */
export interface PuzzleText {
  /** The givens and placed digits as a line. */
  puzzle: string;
  /** The position as text that contains its placed digits and removed candidates; null if it has neither. */
  position: string | null;
  /** The board, by its name or as an object; absent if it is the classic one. */
  board?: Board;
}

/** Facts that contradict each other. */
export interface Conflict {
  kind: string;
  message: string;
  cell?: string;
  cells?: string[];
  digit?: number;
  house?: string;
  rule?: string;
}

/** Whether a position has exactly one solution, and what is wrong with it if it does not. */
export interface Status {
  status: "unique" | "multiple" | "impossible";
  reason: string;
  conflicts: Conflict[];
  /** The cells where the position contradicts the only solution of its givens. */
  mistakes: string[];
  /** The digits that are wrong. */
  wrong_digits: Candidate[];
  /** The cells whose marks lack the right digit. */
  lost_candidates: string[];
  /** The cells in which two solutions differ. */
  differ: string[];
}

/** A part of a sentence; the role says what it refers to in the picture. */
export interface Span {
  text: string;
  role: string | null;
}

/**
 * The marks of a step, for programs that draw the board themselves: parts of an SVG in which a cell is 60 wide, to
 * insert below and above the lines of the board. Their colours depend on CSS classes.
 */
export interface Marks {
  below: string;
  above: string;
  legend: { name: string; sample: string }[];
}

/** What takes part in a step, with the role of each; `picture` draws it. */
export interface View {
  candidates: { cell: string; digit: number; role: string }[];
  cells: { cell: string; role: string }[];
  houses: { house: string; role: string }[];
  links: { start: Candidate[]; end: Candidate[]; role: string }[];
  branches: View[];
}

/** A step of a solution. */
export interface Step {
  technique: string;
  name: string;
  also_called: string[];
  notation: string;
  explanation: string;
  placements: Candidate[];
  eliminations: Candidate[];
  /** The facts that the step rests on. */
  truths: string[];
  rules?: string[];
  counted_links?: string[];
  pattern: { type: string; [field: string]: unknown };
  roles: { [kind: string]: { [role: string]: unknown[] } };
  view: View;
  links: { start: Candidate[]; end: Candidate[]; role: string }[];
  branches: { [key: string]: unknown }[];
}

/** A step with everything that a page needs to show it. */
export interface ToldStep extends Step {
  /** The name and the step in notation, in the language of the request. */
  headline: string;
  /** What the technique does, in one sentence. */
  summary: string;
  /** Why the technique works. */
  argument: string;
  /** The explanation of this step, as lines of spans. */
  words: Span[][];
  marks: Marks;
  /** The marks for each case of a step that distinguishes several. */
  cases: (Marks & { title: string })[];
}

/** A step with the houses to look at. */
export interface StepToFind extends ToldStep {
  level: number;
  look_at: string[];
}

/** A hint; at level 1 only `level` and `look_at` are there, from level 2 the technique, at level 3 the whole step. */
export interface Hint extends Partial<ToldStep> {
  level: 1 | 2 | 3;
  look_at: string[];
}

export interface HintResult {
  status: Status;
  /** Whether every cell is filled. */
  filled: boolean;
  /** Whether logic can remove nothing more, because each remaining candidate is part of a solution. */
  exhausted: boolean;
  /** Null if the position contains a mistake, or if no technique finds a step. */
  hint: Hint | null;
  /** Whether the next placement depends on the step; null if that is unknown or was not requested. */
  essential: boolean | null;
}

export interface StepsResult {
  status: Status;
  steps: ToldStep[];
  /** Whether there are more steps than were requested. */
  more: boolean;
}

export interface ExplainResult extends PuzzleText {
  outcome: string;
  solution: string | null;
  by_logic: boolean;
  techniques: { [technique: string]: number };
  steps: ToldStep[];
  /** The number of steps before a search took over, or of all steps. */
  logic_steps: number;
  search: unknown;
}

/** A grade on a scale: as text, in words by parts, and as data. */
export interface Grade {
  text: string;
  described: { [part: string]: string };
  data: { [part: string]: unknown };
}

/** How hard the puzzle is from its givens; what the player has placed or removed does not count. */
export interface GradeResult {
  grades: { [scale: string]: Grade };
}

export interface Technique {
  technique: string;
  name: string;
  summary: string;
  family: string;
  level: string;
  rating: string;
  on: boolean;
  assumes_unique: boolean;
}

export interface TechniquesResult {
  techniques: Technique[];
}

export interface TechniqueResult extends Technique {
  other_names: string[];
  elsewhere: { name: string; used_by: string }[];
  argument: string;
}

export interface Exercise extends PuzzleText {
  technique: string;
  name: string;
  summary: string;
  solution: string;
  seed: string;
  step: StepToFind;
}

export interface ExampleResult {
  exercise: Exercise | null;
}

export interface PractiseResult {
  exercise: Exercise | null;
  tried: number;
}

export interface JudgeResult {
  verdict: "right" | "part" | "other" | "wrong" | "unknown";
  wrong_ones: Candidate[];
  step: ToldStep | null;
}

export interface MadePuzzle {
  puzzle: string;
  /** The board, by its name or as an object; absent if it is the classic one. */
  board?: Board;
  solution: string;
  givens: number;
  seed: string;
  target: { [condition: string]: unknown };
  crosshatch: { [part: string]: unknown };
}

export interface GenerateResult {
  made: MadePuzzle | null;
  /** The code that makes the puzzle again. */
  code: string;
  tried: number;
}

export type CompleteResult = PuzzleText;

export type MinimalResult = PuzzleText;

export interface PictureResult {
  svg: string;
}

export interface ReadResult extends PuzzleText {
  givens: string;
  placed: string;
  removed: Candidate[];
  comment: string;
  /** The symmetry of the givens; null on boards other than the classic one. */
  symmetry: string | null;
}

export interface ReadPuzzle extends ReadResult {
  line: number;
  title: string;
}

export interface ReadAllResult {
  puzzles: ReadPuzzle[];
  errors: { line: number; message: string }[];
  more: boolean;
}

export interface WriteResult {
  text: string;
}

export interface StatusResult extends Status {
  givens: number;
  /** The symmetry of the givens; null on boards other than the classic one. */
  symmetry: string | null;
  /** The cells whose givens could each be left out; null if the givens do not have exactly one solution. */
  superfluous: string[] | null;
}

export interface SolutionsResult {
  of_givens: string[];
  of_position: string[];
}

/** Says why a digit is wrong in a cell, or that it is not wrong. */
export interface WhyNot {
  cell: string;
  digit: number;
  verdict: "right" | "possible" | "excluded" | "refuted" | "unexplained" | "no solution";
  reason: string;
  excluded_by: Candidate[];
  /** The steps from the digit to the contradiction. */
  steps: Step[];
  conflict: Conflict | null;
  /** Whether such steps might be found with more time. */
  out_of_time: boolean;
}

export interface WhyNotResult extends WhyNot {
  steps: ToldStep[];
  start: { givens: string; placed: string; removed: Candidate[] } | null;
  contradiction: string;
}

export interface DiagnoseResult {
  status: Status;
  /** Candidates that cannot all be digits of a solution. */
  together: Candidate[];
  /** Removed candidates that are part of the contradiction. */
  removed: Candidate[];
  /** The position from which the steps lead to the contradiction. */
  start: PuzzleText | null;
  steps: Step[];
  conflict: Conflict | null;
  /** Changes to a single given that make the solution unique; a digit of null leaves the given out. */
  changes: { cell: string; digit: number | null; instead_of: number; solution: string }[];
  /** If there are several solutions, candidates that would each make the solution unique as a given. */
  more: Candidate[];
  /** Why each wrong digit of the position is wrong. */
  wrong: WhyNot[];
  /** Whether all of this was completed in time. */
  finished: boolean;
}

/** A candidate that is true or false. */
export interface Assertion extends Candidate {
  on: boolean;
}

/** The verdict on a claim. */
export interface ClaimVerdict {
  claim: string;
  verdict: "proved" | "unjustified" | "false" | "unreadable";
  /** The verdict in a sentence. */
  said: string;
  technique: string | null;
  truths: string[];
  /** The steps that prove the claim. */
  steps: Step[];
  /** Why it is not proved. */
  problem: string | null;
  /** The conclusions that are not proved. */
  missing: Assertion[];
  /** The steps that would justify these, and whether they do so one after another. */
  instead: Step[];
  in_turn: boolean;
  /** The conclusions that contradict the solution, and the digits that the solution has in their cells. */
  wrong: Assertion[];
  right: Candidate[];
  /** The column, counted from 1, at which the claim becomes unreadable, and the text there; 0 and empty if it is readable. */
  column: number;
  found: string;
}

export interface ClaimsResult {
  verdicts: ClaimVerdict[];
}

export interface BoardResult {
  /** The name of the board, or an object if its name is not enough to find it again. */
  board: Board;
  size: number;
  digits: { [cell: string]: string };
  houses: { [house: string]: string[] };
  links: unknown[];
  has_rules: boolean;
  drawing: { [part: string]: unknown };
}

export interface ConflictsResult {
  cells: string[];
}
