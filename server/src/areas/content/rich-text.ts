import { anchorOf, mayLeadTo } from '@fairfloor/domain/content/links'
import { refuse } from '@fairfloor/domain/content/refusals'
import type { RichText, Run } from '@fairfloor/domain/content/text-shapes'
import { fromMarkdown } from 'mdast-util-from-markdown'

type Block = ReturnType<typeof fromMarkdown>['children'][number]
type ListItem = Extract<Block, { type: 'list' }>['children'][number]
type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number]
type Look = Pick<Run, 'strong' | 'emphasis' | 'href'>

/** Size of a picture of the store by its address; undefined for any other address. */
export type PictureSize = (url: string) => { width: number; height: number } | undefined

/** What Markdown has beyond the house's subset stays the characters that were typed. */
const LEFT_AS_TYPED = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
]
const PLAIN: Look = { strong: false, emphasis: false, href: null }
/** Beyond these the parser would take seconds for a text; no text written for readers comes near. */
const MOST_MARKS = 1000
const NESTED_IN_A_LINE = /^[ \t]*(([-*+]|\d{1,9}[.)])[ \t]+){7}/m

/** @throws Refusal text_too_intricate */
export function guardText(text: string, path: string): void {
  const marks = text.match(/[*_]/g)?.length ?? 0
  if (marks > MOST_MARKS || NESTED_IN_A_LINE.test(text)) throw refuse('text_too_intricate').at(path)
}

export type Problem = 'wrong_link' | 'foreign_picture'

/**
 * Reads a text of the house: headings, paragraphs, bold, italic, lists, links, and pictures of the store. Anything else is
 * text, HTML too; a link that may not be followed keeps its words, a foreign picture is left out.
 * @param report is told of each of these two
 */
export function readRichText(
  markdown: string,
  sizeOf: PictureSize = () => undefined,
  report: (problem: Problem) => void = () => {},
): RichText {
  const { children } = fromMarkdown(markdown, { extensions: [{ disable: { null: LEFT_AS_TYPED } }] })
  const anchors = new Map<string, number>()
  return children.flatMap(block => shown(block))

  function shown(block: Block): RichText {
    if (block.type === 'heading') {
      const runs = runsOf(block.children)
      return [{ kind: 'heading', level: block.depth > 3 ? 4 : 3, anchor: anchorFor(runs), runs }]
    }
    if (block.type === 'paragraph') return paragraph(block.children)
    if (block.type === 'list') {
      const { ordered, start } = block
      return [{ kind: 'list', ordered: ordered === true, start: start ?? 1, points: block.children.map(pointOf) }]
    }
    return []
  }

  function pointOf(item: ListItem) {
    const [own, ...below] = pointsOf(item)
    return { runs: own!.runs, points: below }
  }

  /** Lists have two levels; what is nested deeper is shown at the second. */
  function pointsOf(item: ListItem): { runs: Run[] }[] {
    const below = item.children.flatMap(block => (block.type === 'list' ? block.children : []))
    return [{ runs: linesOf(item) }, ...below.flatMap(pointsOf)]
  }

  /** The paragraphs of a point, each on a line of its own. */
  function linesOf({ children: parts }: ListItem): Run[] {
    const lines = parts.flatMap(part => ('depth' in part || part.type === 'paragraph' ? [runsOf(part.children)] : []))
    return lines.flatMap((runs, i) => (i === 0 ? runs : [{ text: '\n', ...PLAIN }, ...runs]))
  }

  function runsOf(phrases: readonly Phrase[], look: Look = PLAIN): Run[] {
    const inside = (phrase: { children: readonly Phrase[] }, more: Partial<Look>) =>
      runsOf(phrase.children, { ...look, ...more })
    return phrases.flatMap(phrase => {
      if (phrase.type === 'text') return [{ text: phrase.value, ...look }]
      if (phrase.type === 'break') return [{ text: '\n', ...look }]
      if (phrase.type === 'strong') return inside(phrase, { strong: true })
      if (phrase.type === 'emphasis') return inside(phrase, { emphasis: true })
      if (phrase.type === 'image') report('foreign_picture')
      if (phrase.type !== 'link') return []
      if (mayLeadTo(phrase.url)) return inside(phrase, { href: phrase.url })
      report('wrong_link')
      return inside(phrase, {})
    })
  }

  /** Pictures stand between paragraphs. */
  function paragraph(phrases: readonly Phrase[]): RichText {
    const parts: RichText = []
    let words: Phrase[] = []
    const end = () => {
      const runs = runsOf(words)
      if (runs.some(({ text }) => text.trim() !== '')) parts.push({ kind: 'paragraph', runs })
      words = []
    }
    for (const phrase of phrases) {
      if (phrase.type !== 'image') words.push(phrase)
      else {
        end()
        const size = sizeOf(phrase.url)
        if (!size) report('foreign_picture')
        else parts.push({ kind: 'picture', url: phrase.url, alt: phrase.alt ?? '', ...size })
      }
    }
    end()
    return parts
  }

  function anchorFor(runs: readonly Run[]): string {
    const name = anchorOf(runs.map(({ text }) => text).join('')) || 'part'
    const before = anchors.get(name) ?? 0
    anchors.set(name, before + 1)
    return before === 0 ? name : `${name}-${before + 1}`
  }
}
