import { getShowcase } from '@fairfloor/domain/booth-content/showcase-contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { OrderFoot, SHOWCASE } from '../show-orders/OrderFoot.tsx'
import styles from './Showcase.module.css'
import { ShowcaseVitrine } from './ShowcaseVitrine.tsx'
import { boothContentTexts } from './texts.ts'

/** The selection is reset this long after the modal has closed. */
const CLOSE_MS = 300
/** Always in German, as specified. */
const LOADING = 'Laden...'
const FAILED = 'Fehler beim Laden der Daten. Bitte versuchen Sie es später erneut.'

/** A vitrine of the showcase, selected by the address (`?vitrine=2`). */
export default function ShowcaseModal({ vitrineId }: { vitrineId: number }) {
  const t = useTexts(boothContentTexts).showcase
  const [, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState<number>()
  const [isClosing, setClosing] = useState(false)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data: vitrines, isError } = useQuery(queryOf(getShowcase, {}))
  useEffect(() => () => clearTimeout(going.current), [])

  const choose = (id: number | null) =>
    setQuery(
      query => {
        if (id === null) query.delete('vitrine')
        else query.set('vitrine', String(id))
        return query
      },
      { replace: true },
    )
  const close = () => {
    setClosing(true)
    going.current = setTimeout(() => choose(null), CLOSE_MS)
  }
  const total = vitrines?.length ?? 0
  const vitrine = vitrines?.find(one => one.vitrineId === vitrineId)
  const product = vitrine?.products.find(({ id }) => id === chosen) ?? vitrine?.products[0]
  const position = vitrine && `${twoDigits(vitrineId)}/${twoDigits(total)}`
  return (
    <Modal
      open={!isClosing}
      onClose={close}
      title={t.title}
      size="xl"
      flush
      actions={
        <>
          <IconButton
            icon="chevronLeft"
            label={t.previous}
            large
            disabled={vitrineId <= 1}
            onClick={() => choose(Math.min(vitrineId - 1, total))}
          />
          {position && (
            <span className={`to-middle sign t24 ${styles.position}`} aria-live="polite">
              {position}
            </span>
          )}
          <IconButton
            icon="chevronRight"
            label={t.next}
            large
            disabled={vitrineId >= total}
            onClick={() => choose(vitrineId + 1)}
          />
        </>
      }
      foot={
        vitrines &&
        vitrine && (
          <OrderFoot
            list={SHOWCASE}
            sizes={vitrines.flatMap(({ products }) => products)}
            shown={product ? [product] : []}
          />
        )
      }
    >
      {!vitrines && (
        <p className="to-middle pad-y-12 pad-x-6" lang="de" role={isError ? 'alert' : 'status'}>
          {isError ? FAILED : LOADING}
        </p>
      )}
      {vitrines && !vitrine && (
        <EmptyState
          icon="store"
          title={t.missing(vitrineId)}
          action={total > 0 && <Button onClick={() => choose(1)}>{t.toFirst}</Button>}
        />
      )}
      {vitrine?.products.length === 0 && <p className="to-middle pad-y-12 pad-x-6">{t.empty}</p>}
      {vitrine && product && (
        <ShowcaseVitrine key={vitrineId} products={vitrine.products} product={product} onChoose={setChosen} />
      )}
    </Modal>
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
