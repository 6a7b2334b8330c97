import { type Language, mailLanguage } from '@fairfloor/domain/language'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { companies } from '../companies/view-tables.ts'
import type { MailReader } from '../seller/index.ts'
import { users } from './tables.ts'

/** A customer's user as recipient of mails about orders, which leave out prices and invoices that the user may not see. */
type OrderReader = MailReader & {
  readonly seesPrices: boolean
  readonly seesInvoices: boolean
  /** Whose prices: null for staff. */
  readonly priceGroupId: number | null
  readonly country: string | null
}

/**
 * Recipients of mails about a customer's orders: its users who may log in.
 * @param offered languages of the shop
 */
export const readersOfCustomer = (db: Db, offered: readonly Language[], customerId: number): Promise<OrderReader[]> =>
  readers(db, offered, eq(users.customerId, customerId))

/** Users by id as mail recipients; those who may no longer log in are left out. */
export async function readersById(
  db: Db,
  offered: readonly Language[],
  ids: readonly number[],
): Promise<OrderReader[]> {
  return ids.length === 0 ? [] : readers(db, offered, inArray(users.id, [...ids]))
}

/** Staff of a brand's booth as mail recipients; where it has none, those of the organiser. */
export async function readersOfBooth(
  db: Db,
  offered: readonly Language[],
  brandErpId: string | null,
): Promise<MailReader[]> {
  const staff = brandErpId === null ? [] : await readers(db, offered, eq(users.brandErpId, brandErpId))
  return staff.length > 0 ? staff : readers(db, offered, eq(users.isOrganiser, true))
}

/** Who runs the shop, as mail recipients. */
export const readersOfOperator = (db: Db, offered: readonly Language[]): Promise<MailReader[]> =>
  readers(db, offered, eq(users.isOperator, true))

async function readers(db: Db, offered: readonly Language[], which: SQL): Promise<OrderReader[]> {
  const found = await db
    .select({
      email: users.email,
      name: users.name,
      stored: users.language,
      country: companies.country,
      rights: users.rights,
      priceGroupId: companies.priceGroupId,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.customerId))
    .where(and(which, isNull(users.blockedAt), isNull(companies.blockedAt), eq(users.isTechnical, false)))
    .orderBy(asc(users.id))
  return found.map(({ email, name, rights, priceGroupId, ...known }) => ({
    email,
    name,
    language: mailLanguage(known, offered),
    seesPrices: rights.includes('prices'),
    seesInvoices: rights.includes('invoices'),
    priceGroupId,
    country: known.country,
  }))
}
