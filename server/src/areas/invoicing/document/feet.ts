import { PAGE, type Paper, WIDTH } from '../../../platform/paper/paper.ts'
import type { Invoice } from './invoice.ts'
import { showCountry } from './show.ts'
import { languageOf, wordsOf } from './texts.ts'

const TOP = 770

/** Draws the footer of every page: seller, invoice and page number. Call last, when all pages exist. */
export function drawFeet(paper: Paper, whole: Invoice): void {
  const { invoice } = whole
  const t = wordsOf(whole)
  const { company, street, number, zip, city, country, phone, email, website, vatId, registration, bank, iban, bic } =
    invoice.seller
  const columns = [
    [company, `${street} ${number}`, `${zip} ${city}, ${showCountry(country, languageOf(whole))}`],
    [phone, email, website],
    [t.vatId(vatId), registration, invoice.seller.gln ? `GLN ${invoice.seller.gln}` : ''],
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
    const place = count === 1 ? invoice.number : `${invoice.number} · ${t.page(page + 1, count)}`
    paper.write(place, PAGE.left, TOP + 42, { size: 6.8, colour: 'soft', align: 'right' })
  }
}
