import { boothAddress, productAddress } from '@fairfloor/domain/trade-show/addresses'
import { whereIs } from '@fairfloor/domain/trade-show/contract'
import { isSought } from '@fairfloor/domain/trade-show/where-is'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FOUND_LIST, OrderFoot } from '../show-orders/OrderFoot.tsx'
import { ExhibitorList } from './ExhibitorList.tsx'
import styles from './Exhibitors.module.css'
import { FoundProducts } from './FoundProducts.tsx'
import { type Exhibitor, type Found, scenesQuery, useExhibitors } from './show.ts'
import { tradeShowTexts } from './texts.ts'

/** Shorter searches stay in the browser: half the range would match. */
const LEAST_LETTERS = 2

/**
 * 'Where is …?' All booths by number, searchable by brand, number or product; each leads to its place in the hall, and the
 * products found can be ordered at once.
 */
export default function ExhibitorsModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(tradeShowTexts).exhibitorList
  const [wanted, setWanted] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { exhibitors } = useExhibitors()
  const scenes = useQuery(scenesQuery)
  const search = wanted.trim()
  const { data = [], isFetching } = useQuery({
    ...queryOf(whereIs, { query: { search } }),
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const { total: typed } = usePending(FOUND_LIST)
  const navigate = useNavigate()
  const found = exhibitors.filter(one => matches(one, search))
  const products = search.length >= LEAST_LETTERS ? data : []
  const placeOf = (panoNr: number) => scenes.data?.find(scene => scene.panoNr === panoNr)?.name
  // What was typed counts after the next search too.
  const offered = client
    .getQueriesData<readonly Found[]>(everyQueryOf(whereIs))
    .flatMap(([, answer = []]) => answer.map(({ size }) => size))
  const leaveFor = (address: string) => {
    onClose()
    navigate(address)
  }
  const go = ({ panoNumberB2b, boothNumberB2b }: Exhibitor) => leaveFor(boothAddress(panoNumberB2b, boothNumberB2b))
  const goToFirst = (event: KeyboardEvent) => {
    // The focus returns to the button that opened this, and the same Enter would press it.
    event.preventDefault()
    if (found[0]) go(found[0])
    else if (products[0] && !isFetching) leaveFor(productAddress(products[0]))
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.title}
      description={t.count(exhibitors.length)}
      size="l"
      // On touch devices the keyboard would hide half of the list.
      foot={(products.length > 0 || typed > 0) && <OrderFoot list={FOUND_LIST} sizes={offered} />}
      initialFocus={matchMedia('(hover: hover)').matches ? input : undefined}
    >
      <div className="mb-4">
        <TextInput
          ref={input}
          label={t.searchLabel}
          hideLabel
          icon="search"
          placeholder={t.search}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && goToFirst(event)}
        />
      </div>
      <div className={styles.found}>
        <ExhibitorList exhibitors={found} placeOf={placeOf} onChoose={go} />
        {products.length > 0 && (
          <FoundProducts products={products} placeOf={placeOf} onChoose={one => leaveFor(productAddress(one))} />
        )}
        {found.length + products.length === 0 && !isFetching && <p>{t.none}</p>}
      </div>
      <VisuallyHidden live="polite">
        {search !== '' && !isFetching && t.found(found.length, products.length)}
      </VisuallyHidden>
    </Modal>
  )
}

const matches = ({ name, boothNumberB2b }: Exhibitor, wanted: string): boolean =>
  isSought(name, wanted) || String(boothNumberB2b) === wanted
