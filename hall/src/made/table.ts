import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { Shape } from '@fairfloor/brands/packshots/pack'
import * as z from 'zod'

/** The table makes no hall; the message names the file and the culprit, for the person who wrote it. */
export class WrongTable extends Error {}

const shapes = [
  ...['bag', 'bar', 'bottle', 'box', 'can', 'carton', 'cup', 'gel', 'glass'],
  ...['jar', 'jug', 'packet', 'pills', 'sachet', 'shaker', 'shot', 'tub', 'tube'],
] as [Shape, ...Shape[]]
const words = (most: number) => z.string().trim().min(1).max(most)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #1f3fe0')

const product = z.strictObject({
  name: words(60),
  flavour: words(40).optional(),
  size: words(20).optional(),
  /** How it is packed; its picture, if it has one, is what one sees from the front. */
  shape: z.enum(shapes).default('box'),
  picture: words(200).optional(),
})

const exhibitor = z.strictObject({
  name: words(60),
  claim: words(48).optional(),
  /** How wide the booth is. */
  package: z.enum(['small', 'medium', 'large']),
  colours: z.strictObject({
    ground: colour,
    ink: colour.optional(),
    accent: colour.optional(),
    lid: colour.optional(),
  }),
  logo: words(200),
  products: z.array(product).min(1).max(24),
})

const table = z.strictObject({
  /** The fair's name, over the entrance. */
  fair: words(40).default('Trade show'),
  exhibitors: z.array(exhibitor).min(1, 'a hall needs an exhibitor').max(99),
})

export type MadeExhibitor = z.output<typeof exhibitor>
export type Table = z.output<typeof table>

/** Checks a table; `file` is what messages call it. @throws WrongTable */
export function tableOf(json: unknown, file: string): Table {
  const { data, error } = table.safeParse(json)
  if (error) throw new WrongTable(error.issues.map(issue => `${file}: ${complaint(issue, json)}`).join('\n'))
  const names = data.exhibitors.map(({ name }) => name.toLowerCase())
  const twice = data.exhibitors.find(({ name }, i) => names.indexOf(name.toLowerCase()) !== i)
  if (twice) throw new WrongTable(`${file}: there are two exhibitors ${twice.name}`)
  return data
}

function complaint({ path, message }: z.core.$ZodIssue, json: unknown): string {
  const [list, place, ...rest] = path
  if (list !== 'exhibitors' || typeof place !== 'number') return `${path.join('.') || 'the whole'}: ${message}`
  const { name } = ((json as { exhibitors: unknown[] }).exhibitors[place] ?? {}) as { name?: unknown }
  const who = typeof name === 'string' ? ` (${name})` : ''
  return `exhibitor ${place + 1}${who}: ${rest.join('.') || 'the whole'}: ${message}`
}

/** Reads a table and gives a way to the files that it names, which lie beside it or below. @throws WrongTable */
export async function readTable(file: string) {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new WrongTable(`${file} is no JSON: ${(error as Error).message}`)
  }
  const folder = dirname(file)
  const open = async (name: string, of: string): Promise<Buffer> => {
    const path = join(folder, name)
    const below = relative(folder, path)
    if (isAbsolute(name) || below.startsWith('..'))
      throw new WrongTable(`${file}: ${of}: ${name} is outside its folder`)
    return readFile(path).catch(() => {
      throw new WrongTable(`${file}: ${of}: there is no ${name}`)
    })
  }
  return { ...tableOf(json, file), open }
}
