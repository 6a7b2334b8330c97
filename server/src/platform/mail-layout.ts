import type { Language } from '@fairfloor/domain/language'
import { escapeMarkup } from './escape-markup.ts'
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

/** Renders a mail: one column, of tables for the mail programs that know no other layout, readable without pictures, with a plain text version. */
export function layOutMail(content: MailContent, given: MailFrame) {
  const { subject, preview } = withoutSecret({ subject: content.subject, preview: content.preview })
  const blocks = content.blocks.map(harmless)
  const frame = { ...given, greeting: withoutSecret(given.greeting) }
  const { language, greeting, closing, sender, foot, colours } = frame
  const sheet = [
    head(sender),
    element('h1', style.title, escapeMarkup(subject)),
    paragraph(greeting),
    ...blocks.map(block => blockElement(block, colours)),
    element('p', style.text, `${escapeMarkup(closing)}<br>${escapeMarkup(sender.name)}`),
  ]
  const footLines = foot.map(line => element('p', style.footLine, escapeMarkup(line)))
  const body = previewLine(preview) + box(sheet.join(''), style.sheet) + box(footLines.join(''), style.foot)
  return { subject, html: page(language, subject, body), text: plainText(subject, blocks, frame) }
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
    cells
      .flatMap((cell, i) => (cell === '' ? [] : [titles[i] ? `${titles[i]}: ${cell}` : cell]))
      .join(', ')
      .replaceAll('\n', ' · ')
  const titles = columns.map(({ title }) => title)
  // The first cell of a total is its label.
  const total = ([name, ...values]: readonly string[]) => `${name}: ${values.filter(Boolean).join(', ')}`
  return [...rows.map(row => line(row, titles)), ...foot.map(total)].join('\n')
}

const factsTable = (facts: readonly (readonly [string, string])[]): Table => ({
  columns: [{ title: '' }, { title: '' }],
  rows: facts,
})

const element = (tag: 'p' | 'h1' | 'h2' | 'td' | 'th' | 'table', css: string, inside: string, more = '') =>
  `<${tag}${more}${css && ` style="${css}"`}>${inside}</${tag}>`

const paragraph = (text: string) => element('p', style.text, escapeMarkup(text))

/** In the middle, as wide as there is room. */
const box = (inside: string, css = '') =>
  element('table', css, `<tbody><tr><td>${inside}</td></tr></tbody>`, ` align="center" width="100%" ${PLAIN}`)

const page = (language: Language, title: string, body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="${language}"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"><meta name="x-apple-disable-message-reformatting"><title>${escapeMarkup(title)}</title></head><body style="background-color:${FOG};margin:0;padding:0"><table align="center" width="100%" ${PLAIN}><tbody><tr>${element('td', style.body, body)}</tr></tbody></table></body></html>`

/** Invisible, with so much invisible space behind it that mail programs show nothing of the text in its place. */
function previewLine(text: string): string {
  const shown = text.slice(0, PREVIEW_LENGTH)
  return `<div style="${style.hidden}">${escapeMarkup(shown)}<div>${NO_SPACE.repeat(PREVIEW_LENGTH - shown.length)}</div></div>`
}

function head({ name, logo }: MailFrame['sender']): string {
  if (!logo) return element('p', style.sign, escapeMarkup(name))
  const ground = logo.backdrop ? `background-color:${logo.backdrop};border-radius:6px;padding:8px` : 'border-radius:4px'
  return `<img alt="${escapeMarkup(name)}" height="${logo.height}" src="${escapeMarkup(logo.url)}" style="${style.logo};${ground}" width="${logo.width}">`
}

function blockElement(block: Block, colours: MailFrame['colours']): string {
  if ('text' in block) return paragraph(block.text)
  if ('heading' in block) return element('h2', style.heading, escapeMarkup(block.heading))
  if ('code' in block) return box(element('p', style.code, escapeMarkup(block.code)))
  if ('button' in block) return box(button(block, colours))
  return tableElement('facts' in block ? factsTable(block.facts) : block.table)
}

/** Outlook knows no padding of links: it gets wide spaces, and the text raised between them. */
const button = ({ button: text, href }: { button: string; href: string }, { signal, onSignal }: MailFrame['colours']) =>
  `<a href="${escapeMarkup(href)}" style="${style.button};background-color:${signal};color:${onSignal}" target="_blank"><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--><span style="${style.buttonText}">${escapeMarkup(text)}</span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></a>`

function tableElement({ columns, rows, foot = [] }: Table): string {
  const row = (cells: readonly string[], tag: 'td' | 'th', css: string) =>
    `<tr>${cells.map((text, i) => element(tag, `${columns[i]?.isNumber ? style.number : style.words};${css}`, escapeMarkup(text).replaceAll('\n', '<br/>'))).join('')}</tr>`
  const part = (tag: 'thead' | 'tbody' | 'tfoot', lines: readonly string[]) =>
    lines.length > 0 ? `<${tag}>${lines.join('')}</${tag}>` : ''
  const titles = columns.map(({ title }) => title)
  const parts = [
    part('thead', titles.some(Boolean) ? [row(titles, 'th', style.columnTitle)] : []),
    part(
      'tbody',
      rows.map(cells => row(cells, 'td', style.underlined)),
    ),
    part(
      'tfoot',
      foot.map(cells => row(cells, 'td', style.total)),
    ),
  ]
  return element('table', style.table, parts.join(''), ' cellpadding="0" cellspacing="0"')
}

const PREVIEW_LENGTH = 150
const NO_SPACE = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF'
/** Of tables that only lay out. */
const PLAIN = 'border="0" cellpadding="0" cellspacing="0" role="presentation"'

const INK = '#14171A'
const PAPER = '#FFFFFF'
const FOG = '#F4F5F2'
const LINE = '#DFE2DC'
const SOFT = '#4B5358'
const SANS = "font-family:Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif"
const CONDENSED = "font-family:'Barlow Condensed', 'Arial Narrow', Arial, sans-serif;font-weight:600"

const style = {
  body: `background-color:${FOG};color:${INK};${SANS};margin:0;padding:24px 8px`,
  hidden: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0',
  logo: `display:block;outline:none;border:none;text-decoration:none;color:${INK};${CONDENSED};font-size:24px`,
  sheet: `background-color:${PAPER};border:1px solid ${LINE};border-radius:10px;max-width:640px;padding:24px`,
  sign: `${CONDENSED};font-size:24px;line-height:32px;margin:0`,
  title: `${CONDENSED};font-size:28px;line-height:34px;margin:20px 0 16px`,
  heading: `${CONDENSED};font-size:20px;line-height:26px;margin:24px 0 8px`,
  text: 'font-size:15px;line-height:24px;margin:0 0 16px',
  code: `background-color:${FOG};border-radius:6px;font-family:ui-monospace, Menlo, Consolas, monospace;font-size:24px;line-height:32px;margin:0 0 16px;padding:16px;text-align:center`,
  button:
    'display:inline-block;max-width:100%;mso-padding-alt:0px;border-radius:6px;font-size:15px;font-weight:600;line-height:20px;margin:8px 0 16px;padding:12px 20px;text-decoration:none',
  buttonText: 'display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px',
  table: 'border-collapse:collapse;font-size:15px;line-height:20px;margin:0 0 16px;width:100%',
  words: 'padding:8px 8px 8px 0;text-align:left;vertical-align:top',
  number:
    'padding:8px 0 8px 8px;text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;white-space:nowrap',
  underlined: `border-bottom:1px solid ${LINE}`,
  columnTitle: `border-bottom:1px solid ${LINE};font-size:13px;font-weight:600`,
  total: 'border-bottom:none;font-weight:600',
  foot: 'max-width:640px;padding:16px 24px',
  footLine: `color:${SOFT};font-size:13px;line-height:20px;margin:0`,
} as const
