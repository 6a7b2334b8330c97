/** Names grouped by their first letter, A to Z; those that begin with anything else first, under '#'. */
export function byLetter<Named extends { readonly name: string }>(all: readonly Named[]) {
  const groups = new Map<string, Named[]>()
  for (const one of all) {
    const first = one.name.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    const group = groups.get(letter)
    if (group) group.push(one)
    else groups.set(letter, [one])
  }
  return [...groups].map(([letter, brands]) => ({ letter, brands })).sort((a, b) => (a.letter < b.letter ? -1 : 1))
}
