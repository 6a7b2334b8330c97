import type { Right } from '@fairfloor/domain/viewer'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A user whose data are asked for. */
export type Person = {
  readonly userId: number
  /** Address of mail in lower case. */
  readonly account: string
  /** Null: of no company. */
  readonly customerId: number | null
}

/** A file of the store that a row names. */
type RowFile = { readonly column: PgColumn; readonly stored: (file: string) => string; readonly ending: string }

type Options = {
  /** Columns that stay with the shop: secrets, and what others may not read. */
  readonly without?: readonly PgColumn[]
  readonly file?: RowFile
}

/** Rows that the shop keeps about a person or a company. Each area lists those of its own tables. */
export type PersonalRows = Options & {
  /** Name of their files in the export. */
  readonly what: string
  /** A column of the table. */
  readonly of: PgColumn
  /** Which rows are meant; undefined: none. */
  readonly whose: (person: Person) => SQL | undefined
  /** Rights that a user needs for what is the company's; empty: it is the person's own. */
  readonly needs: readonly Right[]
}

/** A person's own rows, by the column that names the user. */
export const ofUser = (what: string, of: PgColumn, options: Options = {}): PersonalRows => ({
  what,
  of,
  whose: ({ userId }) => eq(of, userId),
  needs: [],
  ...options,
})

/** A person's own rows, by the column that holds the address of mail. */
export const ofAccount = (what: string, of: PgColumn, options: Options = {}): PersonalRows => ({
  what,
  of,
  whose: ({ account }) => sql`lower(${of}) = ${account}`,
  needs: [],
  ...options,
})

/** Rows of a company, for those of its users who manage it. @param needs rights beside that */
export const ofCompany = (
  what: string,
  of: PgColumn,
  { needs = [], ...options }: Options & { readonly needs?: readonly Right[] } = {},
): PersonalRows => ({
  what,
  of,
  whose: ({ customerId }) => (customerId === null ? undefined : eq(of, customerId)),
  needs: ['manage', ...needs],
  ...options,
})

/** Rows that belong to other rows of the list. @param of column that names the other row @param to its key */
export const partsOf = (
  owner: PersonalRows,
  what: string,
  of: PgColumn,
  to: PgColumn,
  options: Options = {},
): PersonalRows => ({
  what,
  of,
  whose: person => {
    const whose = owner.whose(person)
    return whose && inArray(of, sql`(select ${to} from ${to.table} where ${whose})`)
  },
  needs: owner.needs,
  ...options,
})
