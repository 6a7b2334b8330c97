import { escapeMarkup } from '../../../platform/escape-markup.ts'

/** Finished markup. Only `xml` creates it, so that every text in it is escaped. */
export type Xml = { readonly markup: string }

/**
 * An element. Undefined children are left out, so that optional fields can be inline.
 * @param content a text, or child elements in the schema's order
 */
export function xml(
  name: string,
  content: string | readonly (Xml | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const inner = typeof content === 'string' ? escapeMarkup(content) : content.map(child => child?.markup ?? '').join('')
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return { markup: `<${name}${given.join('')}>${inner}</${name}>` }
}

/** An element for a text that may be missing or blank: strict readers refuse empty elements. */
export const optional = (name: string, text: string | null, attributes?: Readonly<Record<string, string>>) =>
  text?.trim() ? xml(name, text, attributes) : undefined

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
