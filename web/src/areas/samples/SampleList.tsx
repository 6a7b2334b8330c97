import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { removeSample } from '@fairfloor/domain/samples/contract'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import { type RefObject, useRef } from 'react'
import { errorWords } from '../../lib/error-words.ts'
import { count } from '../../lib/format.ts'
import { type ApiMutationOptions, useApiMutation, usePendingInputs } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Samples.module.css'
import { allSampleQueries } from './samples.ts'
import { samplesTexts } from './texts.ts'

type Basket = Answer<typeof getBasket>
type Position = Basket['sample_positions'][number]

interface SampleListProps {
  positions: readonly Position[]
  canRemove: boolean
  /** Queries that show the samples of the order. */
  removal: ApiMutationOptions<typeof removeSample>
}

/** 'Free samples' of the order overview. A removed row is hidden at once, and reappears with the error if the call fails. */
export function SampleList({ positions, canRemove, removal }: SampleListProps) {
  const t = useTexts(samplesTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const removed = usePendingInputs(removeSample).map(({ params }) => params.id)
  const pieces = positions.reduce((sum, { id, quantity }) => (removed.includes(id) ? sum : sum + quantity), 0)
  return (
    <section className={styles.samples} aria-label={t.title}>
      <h2 className="row baseline between gap-4 mb-3" ref={heading} tabIndex={-1}>
        {t.title}
        <span className="ink-2 to-end">
          {t.pieces(pieces, count(pieces))} · {t.titleNote}
        </span>
      </h2>
      <ul className="on-paper bordered round-card pad-x-2">
        {positions.map(position => (
          <Row key={position.id} position={position} canRemove={canRemove} removal={removal} heading={heading} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<SampleListProps, 'canRemove' | 'removal'> {
  position: Position
  heading: RefObject<HTMLElement | null>
}

function Row({ position, canRemove, removal, heading }: RowProps) {
  const t = useTexts(samplesTexts)
  const { mutate, isPending, error } = useApiMutation(removeSample, { ...removal, invalidates: allSampleQueries })
  const { quantity, vts_sample_product_attribute: flavour } = position
  const { name: product, vts_exhibitor: exhibitor } = flavour.vts_sample_product_size
  const remove = (row: Element | null) => {
    // Keyboard users continue with the next row.
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    ;(next?.querySelector('button') ?? heading.current)?.focus()
    mutate({ params: { id: position.id } })
  }
  if (isPending) return null
  return (
    <li className={`grid middle gap-x-3 pad-y-2 ${styles.listRow}`}>
      <span className="block square-44">
        {flavour.image_url && (
          <img
            className="wide tall contain"
            src={inWidth(flavour.image_url, 160)}
            alt=""
            width="44"
            height="44"
            loading="lazy"
          />
        )}
      </span>
      <span className={`slim anywhere ${styles.listName}`}>
        <b className="bold block">{flavour.name}</b>
        <span className="t13 ink-2">
          {exhibitor.name} · {product}
        </span>
      </span>
      <span className={`nowrap sign t24 ${styles.quantity}`}>{count(quantity)} ×</span>
      {canRemove && (
        <IconButton
          icon="close"
          label={t.remove(`${product}, ${flavour.name}`)}
          onClick={event => remove(event.currentTarget.closest('li'))}
        />
      )}
      {error && (
        <p className={`t13 red ${styles.listError}`} role="alert">
          {errorWords(error)}
        </p>
      )}
    </li>
  )
}
