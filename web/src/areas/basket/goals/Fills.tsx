import type { getFills } from '@fairfloor/domain/basket/fills-contract'
import type { Endpoint, ShapesOf } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money, sizeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import type { AddLines } from '../use-taken-out.ts'
import styles from './OrderGoals.module.css'
import { goalTexts } from './texts.ts'

interface FillsProps {
  of: Endpoint<ShapesOf<typeof getFills>>
  /** Euros. */
  missing: number
  add: AddLines
}

/** What would fill an order, to be opened by who wants it; each with one press. */
export function Fills({ of, missing, add }: FillsProps) {
  const { language } = useLanguage()
  const t = useTexts(goalTexts)
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    ...queryOf(of, { query: { missing: missing.toFixed(2) } }),
    enabled: isOpen,
    placeholderData: before => before,
  })
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={`ink bold ${styles.summary}`}>{t.fills}</summary>
      <p role="status">{error ? t.failed : data && (data.fills.length > 0 ? t.fillsNote : t.none)}</p>
      <ul className="mt-2">
        {data?.fills.map(({ quantity, price_exc_vat: price, product_attribute: flavour }) => (
          <li key={flavour.id} className={`grid middle gap-2 line-above pad-y-1 ${styles.fill}`}>
            {flavour.image_url ? (
              <img
                className="contain"
                width="32"
                height="32"
                src={inWidth(flavour.image_url, 160)}
                alt=""
                loading="lazy"
              />
            ) : (
              <span />
            )}
            <span>
              <b className="ink block">
                {flavour.product_name} {sizeText(flavour.size_name, language)}
              </b>
              {flavour.name}, {t.pieces(quantity)}
            </span>
            <span className="ink bold">+{money(price)}</span>
            <Button
              aria-label={t.addNamed(
                quantity,
                `${flavour.product_name} ${sizeText(flavour.size_name, language)}, ${flavour.name}`,
              )}
              disabled={add.loading}
              onClick={() =>
                void add.run({
                  body: { positionsJson: [{ product_attribute_id: flavour.id, quantity, extras: undefined }] },
                })
              }
            >
              {t.add}
            </Button>
          </li>
        ))}
      </ul>
      <MutationError of={add} />
    </details>
  )
}
