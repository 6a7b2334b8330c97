import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { PAGE, type Paper } from '../../../platform/paper/paper.ts'
import { partyName, personName } from './invoice.ts'
import type { Letter } from './letter.ts'
import { showCountry } from './show.ts'
import { documentWords } from './texts.ts'

const TOP = 140
const BUYER = { x: PAGE.left, width: 166 } as const
const RECEIVER = { x: PAGE.left + 176, width: 138 } as const
const FACTS = { x: PAGE.left + 326, width: PAGE.right - PAGE.left - 326, gap: 8 } as const

/** The header of the first page: seller, buyer, delivery address, numbers and dates. @returns where it ends */
export function drawHead(paper: Paper, letter: Letter): number {
  const { order } = letter
  const { billTo, deliverTo } = documentWords(letter.language)
  drawLetterhead(paper, letter)
  const { company, street, number, zip, city } = letter.seller
  const sender = `${company} · ${street} ${number} · ${zip} ${city}`
  paper.write(sender, PAGE.left, TOP - 18, { size: 6.5, colour: 'soft', width: 300 })
  const ends = [
    drawAddress(paper, letter, { title: billTo, address: order.invoiceAddress, vatId: order.vatId, at: BUYER }),
    order.shippingAddress
      ? drawAddress(paper, letter, { title: deliverTo, address: order.shippingAddress, vatId: null, at: RECEIVER })
      : 0,
    drawFacts(paper, letter),
  ]
  return Math.max(...ends) + 22
}

function drawLetterhead(paper: Paper, { seller, language, title }: Letter): void {
  paper.box(PAGE.left, PAGE.top, 6, 40, 'signal')
  paper.write(seller.company, PAGE.left + 16, PAGE.top - 1, { font: 'heading', size: 19, width: 290 })
  const { street, number, zip, city, country } = seller
  const address = `${street} ${number}, ${zip} ${city}, ${showCountry(country, language)}`
  paper.write(address, PAGE.left + 16, PAGE.top + 27, { size: 8, colour: 'soft', width: 290 })
  const right = { align: 'right', width: 200 } as const
  paper.write(title, PAGE.right - 200, PAGE.top - 8, { font: 'heading', size: 34, ...right })
}

type AddressBlock = {
  title: string
  address: PostalAddress
  vatId: string | null
  at: { x: number; width: number }
}

function drawAddress(paper: Paper, { language }: Letter, { title, address, vatId, at }: AddressBlock): number {
  const person = personName(address)
  const details = [
    person === partyName(address) ? '' : person,
    `${address.street} ${address.number}`,
    `${address.zip} ${address.city}`,
    showCountry(address.country, language),
    vatId ? documentWords(language).vatId(vatId) : '',
    address.gln ? `GLN ${address.gln}` : '',
  ]
  const { x, width } = at
  let y = paper.write(title, x, TOP, { size: 7.5, colour: 'soft', width }) + 2
  y = paper.write(partyName(address), x, y, { font: 'bold', size: 9.5, width, lines: 2 })
  for (const detail of details) if (detail.trim()) y = paper.write(detail, x, y, { size: 9, width, lines: 2 })
  return y
}

function drawFacts(paper: Paper, { facts }: Letter): number {
  let y: number = TOP
  for (const [i, [name, value]] of facts.entries()) {
    if (!value) continue
    const nameWidth = paper.widthOf(name) + FACTS.gap
    paper.write(name, FACTS.x, y, { colour: 'soft', width: nameWidth })
    const font = i === 0 ? 'bold' : 'regular'
    const place = { x: FACTS.x + nameWidth, width: FACTS.width - nameWidth }
    y = paper.write(value, place.x, y, { font, width: place.width, align: 'right', lines: 3 }) + 2.2
    paper.rule(y, FACTS.x)
    y += 3
  }
  return y
}
