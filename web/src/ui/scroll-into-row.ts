/** Scrolls a row sideways, and nothing else, until the item stands in its middle. */
export function centreInRow(row: HTMLElement | null, item: HTMLElement | null | undefined): void {
  if (!row || !item) return
  const start = item.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft
  row.scrollTo({ left: start + item.offsetWidth / 2 - row.clientWidth / 2 })
}
