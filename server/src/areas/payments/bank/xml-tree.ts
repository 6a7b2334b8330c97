import { refuse } from '@fairfloor/domain/payments/received/refusals'
import { SaxesParser } from 'saxes'

/** An element of the file with its own text, without namespace. */
export type Element = {
  readonly name: string
  /** Of an amount. */
  readonly currency: string
  text: string
  readonly children: Element[]
}

const DEEPEST = 40
const LONGEST_TEXT = 100_000
/** Of an element; statements have one or two. All of them are looked at in one piece when it ends, while nothing else goes on. */
const MOST_ATTRIBUTES = 100
const CHUNK = 64 * 1024
const MOST_MS = 10_000

type Wanted = {
  /** @throws Refusal for a file of another kind */
  readonly onRoot: (name: string, namespace: string) => void
  /** Elements that are given as trees when they end, with what their text says; the rest of the file is not kept. */
  readonly names: readonly string[]
  readonly onElement: (element: Element) => void
}

/**
 * Reads XML part by part: no document type, so no entities of its own; bounded depth, attributes, texts and time. Other work goes on
 * between the parts.
 * @throws Refusal bank_file_unreadable
 */
export async function readXml(content: Uint8Array, { onRoot, names, onElement }: Wanted): Promise<void> {
  const parser = new SaxesParser({ xmlns: true })
  const path: Element[] = []
  let isRoot = true
  parser.on('doctype', () => {
    throw refuse('bank_file_unreadable')
  })
  parser.on('error', () => {
    throw refuse('bank_file_unreadable')
  })
  let attributesOfTag = 0
  parser.on('opentagstart', () => {
    attributesOfTag = 0
  })
  parser.on('attribute', () => {
    if (++attributesOfTag > MOST_ATTRIBUTES) throw refuse('bank_file_unreadable')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (isRoot) onRoot(local, uri)
    isRoot = false
    const element: Element = { name: local, currency: attributes.Ccy?.value ?? '', text: '', children: [] }
    // What nobody wants is read past, and not kept.
    const parent = path.at(-1)
    if (parent && path.some(({ name }) => names.includes(name))) parent.children.push(element)
    if (path.push(element) > DEEPEST) throw refuse('bank_file_unreadable')
  })
  const addText = (text: string) => {
    const element = path.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > LONGEST_TEXT) throw refuse('bank_file_unreadable')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = path.pop()!
    element.text = element.text.trim()
    if (names.includes(element.name)) onElement(element)
  })
  const text = decoded(content)
  const end = performance.now() + MOST_MS
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    if (performance.now() > end) throw refuse('bank_file_unreadable')
    await new Promise(setImmediate)
  }
  parser.close()
}

/** By the encoding that it names; without one UTF-8, as XML says. @throws Refusal bank_file_unreadable */
function decoded(content: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(content.subarray(0, 200))
  const named = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named, { fatal: true }).decode(content)
  } catch {
    throw refuse('bank_file_unreadable')
  }
}

/** Elements at a path of names, also where one of them stands more than once. */
export function allAt(element: Element, path: string): Element[] {
  let found = [element]
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.filter(one => one.name === name))
  return found
}

/** The first text that is not empty at one of these paths. */
export function textAt(element: Element, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = allAt(element, path).find(one => one.text !== '')?.text
    if (text !== undefined) return text
  }
  return null
}
