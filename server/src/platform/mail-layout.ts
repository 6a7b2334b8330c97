import type { Language } from '@fairfloor/domain/language'
import { createElement as h, type ReactNode } from 'react'
import { withoutSecret } from './mail-secrets.ts'

/** One block of a mail, from top to bottom. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Something to type or copy, set large. */
  | { code: string }
  | { button: string; href: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { table: Table }

type Table = {
  columns: readonly { title: string; isNumber?: boolean }[]
  rows: readonly (readonly string[])[]
  /** Totals under the rows. */
  foot?: readonly (readonly string[])[]
}

/** An area's part of a mail. `preview` is the line beside the subject. */
export type MailContent = { subject: string; preview: string; blocks: readonly Block[] }

/** The frame: the sender, and how the reader is addressed. */
export type MailFrame = {
  language: Language
  greeting: string
  closing: string
  /** The sender, by logo or name. */
  sender: { name: string; logo: MailLogo | null }
  /** Legal notice: company, address, numbers; line by line. */
  foot: readonly string[]
  colours: { signal: string; onSignal: string }
}

/** `url` is the picture's absolute address, the size the displayed one; `backdrop` is the background it needs. */
type MailLogo = { url: string; width: number; height: number; backdrop: string | null }

/** Renders a mail: one column, readable without pictures, with a plain text version. */
export async function layOutMail(content: MailContent, given: MailFrame) {
  // Loaded with the first mail: the library is large, and most servers send none right after the start.
  const { Body, Button, Container, Head, Heading, Html, Img, Preview, Section, Text, render } = await import(
    '@react-email/components'
  )
  const { subject, preview } = withoutSecret({ subject: content.subject, preview: content.preview })
  const blocks = content.blocks.map(harmless)
  const frame = { ...given, greeting: withoutSecret(given.greeting) }
  const { language, greeting, closing, sender, foot, colours } = frame
  const buttonStyle = { ...style.button, backgroundColor: colours.signal, color: colours.onSignal }

  const element = (block: Block, key: number): ReactNode => {
    if ('text' in block) return h(Text, { key, style: style.text }, block.text)
    if ('heading' in block) return h(Heading, { key, as: 'h2', style: style.heading }, block.heading)
    if ('code' in block) return h(Section, { key }, h(Text, { style: style.code }, block.code))
    if ('button' in block) return h(Section, { key }, h(Button, { href: block.href, style: buttonStyle }, block.button))
    return tableElement('facts' in block ? factsTable(block.facts) : block.table, key)
  }
  const head = (): ReactNode => {
    if (!sender.logo) return h(Text, { style: style.sign }, sender.name)
    const { url, width, height, backdrop } = sender.logo
    const ground = backdrop ? { backgroundColor: backdrop, borderRadius: 6, padding: 8 } : {}
    return h(Img, { src: url, width, height, alt: sender.name, style: { ...style.logo, ...ground } })
  }

  const page = h(
    Html,
    { lang: language },
    h(Head, null, h('title', null, subject)),
    h(
      Body,
      { style: style.body },
      h(Preview, null, preview),
      h(
        Container,
        { style: style.sheet },
        head(),
        h(Heading, { as: 'h1', style: style.title }, subject),
        h(Text, { style: style.text }, greeting),
        blocks.map(element),
        h(Text, { style: style.text }, closing, h('br'), sender.name),
      ),
      h(
        Container,
        { style: style.foot },
        foot.map(line => h(Text, { key: line, style: style.footLine }, line)),
      ),
    ),
  )
  return { subject, html: await render(page), text: plainText(subject, blocks, frame) }
}

/** Only a code and an address may be the place of the mail's secret. */
function harmless(block: Block): Block {
  if ('code' in block) return block
  if ('button' in block) return { ...block, button: withoutSecret(block.button) }
  return withoutSecret(block)
}

function plainText(subject: string, blocks: readonly Block[], { greeting, closing, sender, foot }: MailFrame): string {
  const parts = [subject, greeting, ...blocks.map(plainBlock), `${closing}\n${sender.name}`]
  // Two dashes and a space: mail programs treat what follows as the signature.
  return `${[...parts, ['-- ', ...foot].join('\n')].join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  if ('text' in block) return block.text
  if ('heading' in block) return block.heading.toUpperCase()
  if ('code' in block) return `    ${block.code}`
  if ('button' in block) return `${block.button}: ${block.href}`
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const { columns, rows, foot = [] } = block.table
  const line = (cells: readonly string[], titles: readonly (string | undefined)[]) =>
    cells.flatMap((cell, i) => (cell === '' ? [] : [titles[i] ? `${titles[i]}: ${cell}` : cell])).join(', ')
  const titles = columns.map(({ title }) => title)
  // The first cell of a total is its label.
  const total = ([name, ...values]: readonly string[]) => `${name}: ${values.filter(Boolean).join(', ')}`
  return [...rows.map(row => line(row, titles)), ...foot.map(total)].join('\n')
}

const factsTable = (facts: readonly (readonly [string, string])[]): Table => ({
  columns: [{ title: '' }, { title: '' }],
  rows: facts,
})

function tableElement({ columns, rows, foot = [] }: Table, key: number): ReactNode {
  const row = (cells: readonly string[], cell: 'td' | 'th', own: object, at: number) =>
    h(
      'tr',
      { key: at },
      cells.map((text, i) =>
        h(cell, { key: i, style: { ...style.cell, ...own, ...(columns[i]?.isNumber ? style.number : {}) } }, text),
      ),
    )
  const titles = columns.map(({ title }) => title)
  return h(
    'table',
    { key, style: style.table, cellPadding: 0, cellSpacing: 0 },
    titles.some(Boolean) ? h('thead', null, row(titles, 'th', style.columnTitle, 0)) : null,
    h(
      'tbody',
      null,
      rows.map((cells, at) => row(cells, 'td', {}, at)),
    ),
    foot.length > 0
      ? h(
          'tfoot',
          null,
          foot.map((cells, at) => row(cells, 'td', style.total, at)),
        )
      : null,
  )
}

const INK = '#14171A'
const PAPER = '#FFFFFF'
const FOG = '#F4F5F2'
const LINE = '#DFE2DC'
const SOFT = '#4B5358'
const SANS = 'Inter, "Helvetica Neue", Helvetica, Arial, sans-serif'
const CONDENSED = '"Barlow Condensed", "Arial Narrow", Arial, sans-serif'

const style = {
  body: { backgroundColor: FOG, color: INK, fontFamily: SANS, margin: 0, padding: '24px 8px' },
  logo: { borderRadius: 4, color: INK, fontFamily: CONDENSED, fontSize: 24, fontWeight: 600 },
  sheet: { backgroundColor: PAPER, border: `1px solid ${LINE}`, borderRadius: 10, maxWidth: 640, padding: '24px' },
  sign: { fontFamily: CONDENSED, fontSize: 24, fontWeight: 600, lineHeight: '32px', margin: 0 },
  title: { fontFamily: CONDENSED, fontSize: 28, fontWeight: 600, lineHeight: '34px', margin: '20px 0 16px' },
  heading: { fontFamily: CONDENSED, fontSize: 20, fontWeight: 600, lineHeight: '26px', margin: '24px 0 8px' },
  text: { fontSize: 15, lineHeight: '24px', margin: '0 0 16px' },
  code: {
    backgroundColor: FOG,
    borderRadius: 6,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: 24,
    lineHeight: '32px',
    margin: '0 0 16px',
    padding: '16px',
    textAlign: 'center',
  },
  button: {
    borderRadius: 6,
    fontSize: 15,
    fontWeight: 600,
    lineHeight: '20px',
    margin: '8px 0 16px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  table: { borderCollapse: 'collapse', fontSize: 15, lineHeight: '20px', margin: '0 0 16px', width: '100%' },
  columnTitle: { fontSize: 13, fontWeight: 600 },
  cell: { borderBottom: `1px solid ${LINE}`, padding: '8px 8px 8px 0', textAlign: 'left', verticalAlign: 'top' },
  number: { fontVariantNumeric: 'tabular-nums', padding: '8px 0 8px 8px', textAlign: 'right', whiteSpace: 'nowrap' },
  total: { borderBottom: 'none', fontWeight: 600 },
  foot: { maxWidth: 640, padding: '16px 24px' },
  footLine: { color: SOFT, fontSize: 13, lineHeight: '20px', margin: 0 },
} as const
