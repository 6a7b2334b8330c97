import type { Answer } from '@fairfloor/domain/endpoint'
import { removeSample } from '@fairfloor/domain/samples/contract'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './SampleList.module.css'
import { isOfSamples } from './samples.ts'
import { samplesTexts } from './texts.ts'

type Basket = Answer<typeof getBasket>
type Position = Basket['sample_positions'][number]

interface SampleListProps {
  positions: readonly Position[]
  canRemove: boolean
  /** Given the basket that the removal answered. */
  onRemoved: (basket: Basket) => void
  /** Told why a removal failed: what the screen shows may be old. */
  onFailed: (error: unknown) => void
}

/** 'Free samples' of the order overview. What is removed hides at once, and comes back with the reason if that fails (§4). */
export function SampleList({ positions, canRemove, onRemoved, onFailed }: SampleListProps) {
  const t = useTexts(samplesTexts)
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const shown = positions.filter(({ id }) => !hidden.has(id))

  async function remove(id: number, row: Element | null) {
    // Who removes by keyboard goes on with the next row.
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    ;(next?.querySelector('button') ?? heading.current)?.focus()
    setHidden(before => new Set(before).add(id))
    setErrors(before => new Map([...before].filter(([of]) => of !== id)))
    try {
      onRemoved(await call(removeSample, { params: { id } }))
      void client.invalidateQueries({ predicate: isOfSamples })
    } catch (error) {
      setHidden(before => new Set([...before].filter(of => of !== id)))
      setErrors(before => new Map(before).set(id, (error as Error).message))
      onFailed(error)
    }
  }

  const pieces = shown.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={styles.samples} aria-label={t.title}>
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
        <span>
          {t.pieces(pieces, count(pieces))} · {t.titleNote}
        </span>
      </h2>
      <ul>
        {shown.map(position => (
          <Row
            key={position.id}
            position={position}
            error={errors.get(position.id)}
            onRemove={canRemove ? row => void remove(position.id, row) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  position: Position
  error: string | undefined
  onRemove: ((row: Element | null) => void) | undefined
}

function Row({ position, error, onRemove }: RowProps) {
  const t = useTexts(samplesTexts)
  const { quantity, vts_sample_product_attribute: flavour } = position
  const { name: product, vts_exhibitor: exhibitor } = flavour.vts_sample_product_size
  return (
    <li className={styles.row}>
      <span className={styles.pack}>
        {flavour.image_url && (
          <img src={flavour.image_url.replace(/\d+\.webp$/, '160.webp')} alt="" width="44" height="44" loading="lazy" />
        )}
      </span>
      <span className={styles.name}>
        <b>{flavour.name}</b>
        <span>
          {exhibitor.name} · {product}
        </span>
      </span>
      <span className={styles.quantity}>{count(quantity)} ×</span>
      {onRemove && (
        <IconButton
          icon="close"
          label={t.remove(`${product}, ${flavour.name}`)}
          onClick={event => onRemove(event.currentTarget.closest('li'))}
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
