import { readFile } from 'node:fs/promises'
import { type Day, day, dayIn, instantIn } from '@fairfloor/domain/day'
import { datesRefusal } from '@fairfloor/domain/trade-show/edition-dates'
import type { Windows } from '@fairfloor/domain/trade-show/phases'
import { writeAudit } from '../areas/back-office/index.ts'
import { savePriceGroup } from '../areas/companies/index.ts'
import { giveOneTimePassword, saveUser } from '../areas/people/index.ts'
import { type House, setUpHouse } from '../areas/seller/index.ts'
import { openShows, saveEdition } from '../areas/trade-show/index.ts'
import { CannotDo, type Tools } from '../command.ts'
import { openFiles } from '../platform/files.ts'
import { savePicture } from '../platform/pictures.ts'
import { transaction } from '../platform/transaction.ts'
import { guardEdition } from './answers.ts'
import { europe } from './countries.ts'
import type { Answers } from './fields.ts'
import { type SellerName, type Settings, settingsOf } from './settings.ts'
import type { TermsFile } from './terms-file.ts'

/**
 * Creates the seller with its terms, the first operator and, where it is described, the first trade show, all or nothing; with a price group and a
 * carrier, without which nobody who registers could be approved.
 * Under `CLOCK` it is a shop for trials, whose clock may be set ever after.
 * @returns the operator's one-time password, which is stored nowhere
 * @throws CannotDo for dates out of order, unreadable colours and a logo that is not a picture
 */
export async function setUp(tools: Tools, answers: Answers, terms: TermsFile): Promise<string> {
  const { config, db, bus, log, now } = tools
  const timeZone = answers['time-zone']
  const edition = editionOf(answers, timeZone)
  const house = houseOf(answers, terms, dayIn(now, timeZone), await logoOf(tools, answers.logo))
  const isTrial = config.clockStart !== undefined
  const shows = await openShows({ db, bus, log })
  return transaction(db, async tx => {
    await setUpHouse(tx, { ...house, settings: { ...house.settings, isTrial } })
    await savePriceGroup(tx, answers['price-group'])
    const userId = await saveUser(tx, {
      email: answers['operator-email'],
      name: answers['operator-name'],
      isOperator: true,
    })
    if (edition) await saveEdition(tx, shows, edition)
    await writeAudit(tx, {
      at: now,
      userId: null,
      action: 'set up',
      subject: house.settings.seller.company,
      details: { isTrial },
    })
    const password = await giveOneTimePassword(tx, userId, now)
    if (password === undefined) throw new CannotDo(`${answers['operator-email']} is blocked.`)
    return password
  })
}

/** Updates the given fields of an existing seller. @throws CannotDo as above */
export async function changeSeller(tools: Tools, known: Settings, given: Partial<Answers<SellerName>>): Promise<void> {
  const logo = given.logo === undefined ? known.logo : await logoOf(tools, given.logo)
  const settings = settingsOf(known, given, logo ?? null)
  const none = {
    countries: [],
    vatRates: [],
    deposits: [],
    consumptionTaxes: [],
    shippingCosts: [],
    carriers: [],
    orderMinimums: [],
  }
  await transaction(tools.db, async tx => {
    await setUpHouse(tx, { settings, ...none })
    await writeAudit(tx, {
      at: tools.now,
      userId: null,
      action: 'change seller',
      subject: settings.seller.company,
      details: { fields: Object.keys(given) },
    })
  })
}

function houseOf(answers: Answers, terms: TermsFile, today: Day, logo: string | null): House {
  const { country } = answers
  const rate = (vatClass: string, basisPoints: number) => ({ country, vatClass, validFrom: today, rate: basisPoints })
  const free = answers['free-shipping-from']
  const shipping = { country: null, carrier: null, validFrom: today }
  const nothing: Settings = {
    seller: {
      company: '',
      street: '',
      number: '',
      zip: '',
      city: '',
      country,
      vatId: '',
      registration: '',
      gln: null,
      email: '',
      phone: '',
      website: '',
      bank: '',
      iban: '',
      bic: '',
    },
    timeZone: '',
    invoicePrefix: '',
    creditNotePrefix: 'CN-',
    paymentDays: 0,
    serviceVatClass: 'standard',
    labelPrice: terms.labelPrice,
    documentFee: terms.documentFee,
    cardFee: terms.cardFee,
  }
  const delivered = new Set([country, ...answers['deliver-to']])
  return {
    settings: settingsOf(nothing, answers, logo),
    countries: europe.filter(({ code }) => delivered.has(code)),
    vatRates: [rate('standard', answers['vat-standard']), rate('reduced', answers['vat-reduced']), ...terms.vatRates],
    deposits: terms.deposits,
    consumptionTaxes: terms.consumptionTaxes,
    shippingCosts: [
      { ...shipping, fromNet: 0, price: answers['shipping-price'] },
      ...(free === undefined ? [] : [{ ...shipping, fromNet: free, price: 0 }]),
      ...terms.shippingCosts,
    ],
    carriers: [{ name: answers.carrier, kind: 'parcel' }],
    orderMinimums: [],
  }
}

/** @throws CannotDo */
async function logoOf({ config }: Tools, file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  const bytes = await readFile(file).catch(() => {
    throw new CannotDo(`There is no file ${file}.`)
  })
  return savePicture(openFiles(config), bytes).catch(() => {
    throw new CannotDo(`${file} is no picture that can be shown: SVG, PNG, JPEG, WebP or AVIF, please.`)
  })
}

/**
 * Adds the first trade show to a shop that was set up without one.
 * @throws CannotDo if there is one, and as `setUp`
 */
export async function addEdition(tools: Tools, { timeZone }: Settings, given: Partial<Answers>): Promise<void> {
  const { db, bus, log, now } = tools
  guardEdition(given)
  const edition = editionOf(given, timeZone)
  const shows = await openShows({ db, bus, log })
  if (!edition || shows.find())
    throw new CannotDo('There is a trade show already: the next one is made at /admin/editions.')
  await transaction(db, async tx => {
    await saveEdition(tx, shows, edition)
    await writeAudit(tx, { at: now, userId: null, action: 'add trade show', subject: edition.name })
  })
}

/** @throws CannotDo that names each date that is out of order */
function editionOf(answers: Partial<Answers>, timeZone: string) {
  const name = answers['edition-name']
  if (name === undefined) return undefined
  const at = (typed = '') => {
    const [on = '', time = ''] = typed.split('T')
    try {
      return instantIn(day(on), time, timeZone)
    } catch {
      throw new CannotDo(`There is no such moment: ${typed.replace('T', ' ')}.`)
    }
  }
  const windows: Windows = {
    orderStart: at(answers['order-start']),
    orderEnd: at(answers['order-end']),
    confirmationStart: at(answers['confirmation-start']),
    confirmationEnd: at(answers['confirmation-end']),
    releaseEnd: at(answers['release-end']),
  }
  const refusal = datesRefusal(windows)
  if (refusal)
    throw new CannotDo(refusal.errors.map(({ path, detail }) => `--${path.replaceAll('_', '-')}: ${detail}`).join('\n'))
  return { ...windows, name, timeZone, isCurrent: true }
}
