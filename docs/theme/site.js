// What the theme lacks for readers who use a keyboard or a screen reader.
document$.subscribe(() => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) table.tabIndex = 0;
  const name = () => {
    // each landmark needs a label that no other landmark has
    const seen = new Set();
    for (const nav of document.querySelectorAll("nav[aria-label], .md-code__nav")) {
      const label = nav.dataset.label ??= nav.getAttribute("aria-label") ?? "Code";
      let unique = label;
      for (let number = 2; seen.has(unique); number++) unique = `${label} (${number})`;
      nav.setAttribute("aria-label", unique);
      seen.add(unique);
    }
  };
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
  name();
  setTimeout(name, 500); // buttons that copy code are added later
});
