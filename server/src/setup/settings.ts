import { colourFault } from '@fairfloor/domain/seller/colours'
import type { House } from '../areas/seller/index.ts'
import { CannotDo } from '../command.ts'
import type { Answers, FieldName, sellerFields } from './fields.ts'

export type SellerName = keyof typeof sellerFields & FieldName
export type Settings = House['settings']

/** The interface's colours, where only one is given. */
const OWN_COLOURS = { signal: '#c8f031', link: '#1f3fe0' }

/** The current settings with the answers applied. @throws CannotDo */
export function settingsOf(known: Settings, given: Partial<Answers<SellerName>>, logo: string | null): Settings {
  const { seller } = known
  const creditorId = given['creditor-id'] ?? seller.creditorId
  const invoicePrefix = given['invoice-prefix'] ?? known.invoicePrefix
  const creditNotePrefix = given['credit-note-prefix'] ?? known.creditNotePrefix
  if (invoicePrefix === creditNotePrefix) throw new CannotDo('Credit notes need other letters than invoices.')
  return {
    ...known,
    seller: {
      company: given.company ?? seller.company,
      street: given.street ?? seller.street,
      number: given.number ?? seller.number,
      zip: given.zip ?? seller.zip,
      city: given.city ?? seller.city,
      country: given.country ?? seller.country,
      vatId: given['vat-id'] ?? seller.vatId,
      registration: given.registration ?? seller.registration,
      gln: given.gln ?? seller.gln,
      email: given.email ?? seller.email,
      phone: given.phone ?? seller.phone,
      website: given.website ?? seller.website,
      bank: given.bank ?? seller.bank,
      iban: given.iban ?? seller.iban,
      bic: given.bic ?? seller.bic,
      ...(creditorId === undefined ? {} : { creditorId }),
    },
    name: given['shop-name'] ?? known.name ?? null,
    logo,
    colours: coloursOf(known.colours ?? null, given),
    languages: given.languages ?? known.languages,
    timeZone: given['time-zone'] ?? known.timeZone,
    invoicePrefix,
    creditNotePrefix,
    paymentDays: given['payment-days'] ?? known.paymentDays,
  }
}

function coloursOf(known: Settings['colours'] & unknown, given: Partial<Answers<SellerName>>) {
  const [signal, link] = [given['signal-colour'], given['link-colour']]
  if (signal === undefined && link === undefined) return known
  const before = known ?? OWN_COLOURS
  const colours = { signal: signal ?? before.signal, link: link ?? before.link }
  const fault = colourFault(colours)
  if (fault) throw new CannotDo(fault)
  return colours
}
