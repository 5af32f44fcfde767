for (const root of document.querySelectorAll(".crosshatch-path:not([data-ready])")) {
  root.dataset.ready = "";
  const isPage = root.classList.contains("page");
  const slides = [...root.querySelectorAll(".slide")];
  const links = [...root.querySelectorAll("nav a")];
  const buttons = Object.fromEntries([...root.querySelectorAll("[data-go]")].map(each => [each.dataset.go, each]));
  const toggle = root.querySelector("[data-toggle]");
  const said = root.querySelector(".said");
  const list = root.querySelector("nav ol");
  let here = -1;

  const setAfter = after => {
    root.dataset.shown = after ? "after" : "before";
    toggle.setAttribute("aria-pressed", after);
  };

  const show = (place, {quiet = false} = {}) => {
    place = Math.max(0, Math.min(slides.length - 1, place));
    if (place === here) return;
    here = place;
    slides.forEach((slide, at) => slide.classList.toggle("current", at === here));
    links.forEach((link, at) => at === here ? link.setAttribute("aria-current", "step") : link.removeAttribute("aria-current"));
    for (const [way, at] of [["first", 0], ["back", 0], ["next", slides.length - 1], ["last", slides.length - 1]])
      buttons[way].setAttribute("aria-disabled", here === at);
    setAfter(false);
    const top = links[here].offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + 48 > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
    if (quiet) return;
    said.textContent = slides[here].querySelector("h2").textContent + ". " +
      [...slides[here].querySelectorAll(".words p, .told > p:not(.notation):not(.line)")].map(each => each.textContent).join(" ");
    if (isPage) {
      try { history.replaceState(null, "", "#" + slides[here].id); } catch { /* some hosts of pages forbid it */ }
      if (slides[here].getBoundingClientRect().top < 0) scrollTo(0, 0);
    }
  };

  const ways = {first: () => show(0), back: () => show(here - 1), next: () => show(here + 1), last: () => show(slides.length - 1)};
  const keys = {ArrowLeft: ways.back, ArrowRight: ways.next, Home: ways.first, End: ways.last,
    k: ways.back, j: ways.next, a: () => setAfter(root.dataset.shown !== "after")};

  for (const [way, button] of Object.entries(buttons)) button.addEventListener("click", ways[way]);
  toggle.addEventListener("click", keys.a);
  links.forEach((link, at) => link.addEventListener("click", event => {
    event.preventDefault();
    show(at);
    slides[at].focus({preventScroll: true});
    if (slides[at].getBoundingClientRect().top < 0) scrollTo(0, 0);
  }));

  (isPage ? document : root).addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in keys)) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });

  let from = null;
  const main = root.querySelector(".slides");
  main.addEventListener("touchstart", event => {
    const zoomed = visualViewport && visualViewport.scale > 1.1;  // then a swipe moves what is seen
    from = event.touches.length === 1 && !zoomed ? event.touches[0] : null;
  }, {passive: true});
  main.addEventListener("touchend", event => {
    if (!from) return;
    const across = event.changedTouches[0].clientX - from.clientX, down = event.changedTouches[0].clientY - from.clientY;
    from = null;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) show(here + (across < 0 ? 1 : -1));
  }, {passive: true});

  let at = 0;
  if (isPage) {
    const place = () => slides.findIndex(slide => "#" + slide.id === location.hash);
    at = Math.max(0, place());
    addEventListener("hashchange", () => { if (place() >= 0) show(place()); });
    const narrow = matchMedia("(max-width: 59.99rem)");
    root.querySelector("nav details").open = !narrow.matches;
    const theme = root.querySelector("[data-theme-toggle]"), page = document.documentElement;
    theme.addEventListener("click", () => {
      const dark = page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      page.dataset.theme = dark ? "light" : "dark";
    });
  }
  show(at, {quiet: true});
  setAfter(false);
}
