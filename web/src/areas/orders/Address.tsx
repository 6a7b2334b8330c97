import type { OrderAddress } from '@fairfloor/domain/orders/contract'
import { countryName } from '../../lib/country.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { ordersTexts } from './texts.ts'

/** An address as on a letter, with the company's location number below. */
export function Address({ title, address }: { title: string; address: OrderAddress }) {
  const t = useTexts(ordersTexts)
  const { language } = useLanguage()
  const { company, first_name, last_name, street, number, zip, city, country, gln } = address
  const lines = [
    company,
    `${first_name} ${last_name}`,
    `${street} ${number}`,
    `${zip} ${city}`,
    countryName(country, language),
  ]
  return (
    <section className="grid packed gap-2">
      <h3>{title}</h3>
      <address className="anywhere">
        {lines.map(
          line =>
            line.trim() && (
              <span key={line} className="block">
                {line}
              </span>
            ),
        )}
      </address>
      {gln && <p className="t13 fg-2">{t.gln(gln)}</p>}
    </section>
  )
}
