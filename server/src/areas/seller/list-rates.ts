import { day, instantIn } from '@fairfloor/domain/day'
import { type BasisPoints, basisPoints, type Cents, cents } from '@fairfloor/domain/money'
import { asc } from 'drizzle-orm'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { deposits, sellerSettings, vatRates } from './tables.ts'

/** What lists show of the rates of a country at a moment. */
export type ShownRates = {
  /** Of one unit by kind of packaging, in the customer's own country; an order uses its delivery country. Staff have no country and see none. */
  depositOf(depositClass: string): Cents | null
  /** VAT in a recommended price: of the customer's own country, else of the seller's. Null: not known. */
  vatOf(vatClass: string): BasisPoints | null
}

/** The rates shown in lists, in memory. */
export type ListRates = {
  /** As long as they are the same it is the same object. */
  of(country: string | null, now: Date): Promise<ShownRates>
}

const TOPIC = 'list_rates'
type Row = Rates['rows'][number]
type Rates = Awaited<ReturnType<typeof readRates>>
/** The rates valid from one instant until just before another. */
type Valid = { readonly rates: ShownRates; readonly from: number; readonly until: number }
type Known = Rates & { readonly byCountry: Map<string | null, Valid> }

export async function openListRates({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<ListRates> {
  const cache = await openCache<'all', Known>(bus, TOPIC, { max: 1 })
  return {
    async of(country, now) {
      const { rows, seller, byCountry } = await cache.get('all', async () => ({
        ...(await readRates(db)),
        byCountry: new Map(),
      }))
      const known = byCountry.get(country)
      const at = now.getTime()
      if (known && known.from <= at && at < known.until) return known.rates
      const valid = validAt(rows, { country, seller, at })
      byCountry.set(country, valid)
      return valid.rates
    },
  }
}

type Asked = { readonly country: string | null; readonly seller: string | null; readonly at: number }

function validAt(rows: readonly Row[], { country, seller, at }: Asked): Valid {
  const own = rows.filter(row => row.country === country)
  const theirs = rows.filter(row => row.kind === 'vat' && row.country === seller)
  const hasBegun = ({ begins }: Row) => begins.getTime() <= at
  // Oldest first, so that the latest valid row of each kind wins, and the country's own over the seller's.
  const amounts = new Map([...theirs, ...own].filter(hasBegun).map(row => [`${row.kind} ${row.name}`, row.amount]))
  const begins = [...theirs, ...own].map(row => row.begins.getTime())
  const amountOf = <T>(key: string, as: (amount: number) => T) => {
    const amount = amounts.get(key)
    return amount === undefined ? null : as(amount)
  }
  return {
    rates: {
      depositOf: name => amountOf(`deposit ${name}`, cents),
      vatOf: name => amountOf(`vat ${name}`, basisPoints),
    },
    from: Math.max(Number.NEGATIVE_INFINITY, ...begins.filter(time => time <= at)),
    until: Math.min(Number.POSITIVE_INFINITY, ...begins.filter(time => time > at)),
  }
}

/** Call in the transaction that changes a deposit or a rate of VAT: on commit, every server reloads them. */
export const listRatesChanged = (tx: Db): Promise<void> => noteChange(tx, TOPIC)

async function readRates(db: Db) {
  const [house] = await db
    .select({ timeZone: sellerSettings.timeZone, seller: sellerSettings.seller })
    .from(sellerSettings)
  if (!house) return { rows: [], seller: null }
  const { timeZone, seller } = house
  const begins = (from: string) => instantIn(day(from), '00:00', timeZone)
  const ofDeposits = await db.select().from(deposits).orderBy(asc(deposits.validFrom))
  const ofVat = await db.select().from(vatRates).orderBy(asc(vatRates.validFrom))
  return {
    rows: [
      ...ofDeposits.map(({ country, depositClass: name, amount, validFrom }) => ({
        ...({ kind: 'deposit', country, name, amount } as const),
        begins: begins(validFrom),
      })),
      ...ofVat.map(({ country, vatClass: name, rate: amount, validFrom }) => ({
        ...({ kind: 'vat', country, name, amount } as const),
        begins: begins(validFrom),
      })),
    ],
    seller: seller.country,
  }
}
