import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { containing } from './like-pattern.ts'
import type { Person } from './personal.ts'

/** What a person is called once they are erased. */
export const FORMER_USER = 'former user'

/** A person who is about to be erased. */
export type Erased = Person & {
  readonly name: string
  /** Matches name and address of mail in a text, ignoring case; see `patternOf`. */
  readonly pattern: string
}

/** What an area does with the rows of somebody who is erased. @param files it adds those of the store that go, too */
export type Eraser = (tx: Db, person: Erased, files: string[]) => Promise<void>

/**
 * A pattern of PostgreSQL for a name and an address of mail in a text, in HTML and in JSON. A name of one word would also match
 * what is no name, so it is left out.
 */
export function patternOf({ name, account }: { name: string; account: string }): string {
  const parts = [boundedBy('[:alnum:]._%+-', String.raw`[[:alnum:]-]|\.[[:alnum:]]`, literal(account))]
  if (isSearched(name))
    parts.push(boundedBy('[:alnum:]', '[[:alnum:]]', wordsOf(name).map(literal).join(String.raw`(?:\s|\\[nrt])+`)))
  return parts.join('|')
}

const wordsOf = (name: string): string[] => name.trim().split(/\s+/)

const isSearched = (name: string): boolean => wordsOf(name).length > 1

/** In JSON a line break is a backslash and a letter, which is no part of a word. */
const boundedBy = (left: string, right: string, text: string) =>
  String.raw`(?:(?<=\\[nrt])|(?<![${left}]))${text}(?!${right})`

const OTHERWISE: Readonly<Record<string, string>> = {
  "'": `(?:'|&#x27;|&#39;)`,
  '"': String.raw`(?:\\?"|&quot;)`,
  '&': '(?:&amp;|&)',
  '<': '(?:&lt;|<)',
  '>': '(?:&gt;|>)',
}

const literal = (text: string): string =>
  [...text].map(one => OTHERWISE[one] ?? (/[\p{L}\p{N}]/u.test(one) ? one : `\\${one}`)).join('')

/** Strikes a person's name and address out of texts and JSON of one table. @param where rows that are looked at; all by default */
export async function strike(
  tx: Db,
  person: Erased,
  columns: readonly [PgColumn, ...PgColumn[]],
  where?: SQL,
): Promise<void> {
  const { pattern } = person
  const struck = columns.map(column => {
    const name = sql.identifier(column.name)
    const text = sql`regexp_replace(${name}::text, ${pattern}, ${FORMER_USER}, 'gi')`
    return column.getSQLType() === 'text'
      ? sql`${name} = ${text}`
      : sql`${name} = ${text}::${sql.raw(column.getSQLType())}`
  })
  const found = or(...columns.map(column => mentions(sql`${sql.identifier(column.name)}::text`, person)))
  await tx.execute(sql`update ${columns[0].table} set ${sql.join(struck, sql`, `)} where ${and(found, where)}`)
}

/**
 * Whether a text names the person. All mails of the shop are looked at, and the pattern takes milliseconds for each: it is asked
 * only about those that hold a part of the name or address, which PostgreSQL finds fast by the rules of plain ASCII.
 */
function mentions(text: SQL, { name, account, pattern }: Erased): SQL {
  const parts = [account, ...(isSearched(name) ? [name] : [])].map(one => containing(plainPart(one)))
  const holdsPart = or(...parts.map(part => sql`${text} collate "C" ilike ${part}`))
  return sql`case when ${holdsPart} then ${text} ~* ${pattern} else false end`
}

/** The longest part that HTML and JSON write as it is; empty where there is none. */
const plainPart = (text: string): string =>
  (text.match(/[\w@.+-]+/g) ?? []).reduce((longest, part) => (part.length > longest.length ? part : longest), '')
