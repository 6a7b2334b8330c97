/** A piece of a line: plain, code, emphasised, or a link. */
export type Piece = {
  /** Where in the text. */
  readonly at: number
  readonly text: string
  readonly as?: 'code' | 'em' | 'strong'
  readonly to?: string
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] }
  | { readonly kind: 'code'; readonly code: string }

const HEADING = /^(#{1,4}) (.+)$/
const ITEM = /^[-*] (.+)$/
const CODE = /^(?: {4}|\t)(.*)$/
const FENCE = /^```/
const PIECE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** The Markdown that our own texts use: headings, paragraphs, lists, code, emphasis and links. Anything else is plain text. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let at = 0
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && fits(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = HEADING.exec(line)
    if (line.trim() === '') at++
    else if (heading) {
      at++
      const pieces = piecesOf(heading[2]!)
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: anchorOf(plain(pieces)), pieces })
    } else if (FENCE.test(line)) {
      at++
      blocks.push({ kind: 'code', code: take(one => !FENCE.test(one)).join('\n') })
      at++
    } else if (CODE.test(line)) {
      const code = take(one => CODE.test(one) || one.trim() === '')
      blocks.push({
        kind: 'code',
        code: code
          .map(one => CODE.exec(one)?.[1] ?? '')
          .join('\n')
          .trimEnd(),
      })
    } else if (ITEM.test(line))
      blocks.push({ kind: 'list', items: itemsOf(take(one => ITEM.test(one) || /^ +\S/.test(one))) })
    else blocks.push({ kind: 'paragraph', pieces: piecesOf(take(isProse).join(' ')) })
  }
  return blocks
}

const isProse = (line: string) => ![HEADING, ITEM, FENCE].some(one => one.test(line)) && line.trim() !== ''

/** Lines that are indented go on with the item above. */
function itemsOf(lines: readonly string[]): Piece[][] {
  const items: string[] = []
  for (const line of lines) {
    const begun = ITEM.exec(line)?.[1]
    items.push(begun ?? `${items.pop() ?? ''} ${line.trim()}`)
  }
  return items.map(piecesOf)
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(PIECE)) {
    const [whole, code, strong, em, label, to] = found
    if (found.index > from) pieces.push({ at: from, text: text.slice(from, found.index) })
    const at = found.index
    if (code !== undefined) pieces.push({ at, text: code, as: 'code' })
    else if (strong !== undefined) pieces.push({ at, text: strong, as: 'strong' })
    else if (em !== undefined) pieces.push({ at, text: em, as: 'em' })
    else pieces.push({ at, text: label!, to: to! })
    from = found.index + whole.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}

const plain = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
