/** What Windows-1252 shows for the bytes 0x80 to 0x9f; undefined bytes map to themselves. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const SEQUENCE = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${WINDOWS}]{1,3}`, 'g')

/** Repairs UTF-8 that was decoded as Latin-1 or Windows-1252: 'Â®' becomes '®', 'â„¢' becomes '™'. Leaves other text alone. */
export const mendCharacters = (text: string): string =>
  text.replace(SEQUENCE, broken => {
    const length = lengthOf(broken.charCodeAt(0))
    return broken.length < length ? broken : decoded(broken.slice(0, length)) + broken.slice(length)
  })

const lengthOf = (leading: number): number => (leading >= 0xf0 ? 4 : leading >= 0xe0 ? 3 : 2)

function decoded(broken: string): string {
  const bytes = [...broken].map(character => {
    const place = WINDOWS.indexOf(character)
    return `%${(place < 0 ? character.charCodeAt(0) : 0x80 + place).toString(16)}`
  })
  try {
    return decodeURIComponent(bytes.join(''))
  } catch {
    return broken
  }
}
