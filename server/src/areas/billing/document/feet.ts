import { PAGE, type Paper, WIDTH } from '../../../platform/paper/paper.ts'
import type { Letter } from './letter.ts'
import { showCountry } from './show.ts'
import { documentWords } from './texts.ts'

const TOP = 770

/** Draws the footer of every page: seller, document and page number. Call last, when all pages exist. */
export function drawFeet(paper: Paper, { seller, language, reference }: Letter): void {
  const t = documentWords(language)
  const { company, street, number, zip, city, country, phone, email, website, vatId, registration, bank, iban, bic } =
    seller
  const columns = [
    [company, `${street} ${number}`, `${zip} ${city}, ${showCountry(country, language)}`],
    [phone, email, website],
    [t.vatId(vatId), registration, seller.gln ? `GLN ${seller.gln}` : ''],
    [bank, iban, bic],
  ]
  const { count } = paper.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page)
    paper.rule(TOP)
    for (const [i, lines] of columns.entries()) {
      const x = PAGE.left + (i * WIDTH) / columns.length
      let at = TOP + 8
      for (const line of lines)
        at = paper.write(line, x, at, { size: 6.8, colour: 'soft', width: WIDTH / columns.length - 8 })
    }
    const place = count === 1 ? reference : `${reference} · ${t.page(page + 1, count)}`
    paper.write(place, PAGE.left, TOP + 42, { size: 6.8, colour: 'soft', align: 'right' })
  }
}
