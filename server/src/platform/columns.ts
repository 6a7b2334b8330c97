import type { Extras } from '@fairfloor/domain/extras'
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** Row id, given by the database. */
export const rowId = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** An instant, stored in UTC with microseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money in whole cents. */
export const cents = (name: string) => integer(name)

/** What a customer adds to a line. */
export const lineExtras = () => jsonb('extras').$type<Extras>().notNull().default({})
