/** Whether a text contains every word of a search, in any order and case. */
export const mentions = (text: string, search: string): boolean => {
  const within = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => within.includes(word))
}
