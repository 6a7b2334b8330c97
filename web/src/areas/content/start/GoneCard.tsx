import { addToBasket } from '@fairfloor/domain/basket/contract'
import { basketPage } from '@fairfloor/domain/basket/pages'
import { fittingQuantity, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { getGone } from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, sizeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { goodsTexts } from '../../../ui/goods-texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import layout from '../../../ui/layout.module.css'
import { MutationError } from '../../../ui/MutationError.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { basketMutation } from '../../basket/basket.ts'
import { Pack } from '../../catalogue/Pack.tsx'
import { Card, Nothing } from './Card.tsx'
import { goneQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

type Row = Answer<typeof getGone>[number]

const SHOWN = 3

/** What is probably used up, with the usual quantity: to be changed or left out, and added only by a press. */
export function GoneCard() {
  const t = useTexts(startTexts).gone
  const query = useQuery(goneQuery)
  const [added, setAdded] = useState(0)
  return (
    <Card title={t.title} note={query.data?.length ? t.from : undefined} query={query}>
      {found => (
        <>
          {added > 0 && (
            <Alert
              tone="success"
              title={t.added(added)}
              onDismiss={() => setAdded(0)}
              action={<LinkButton to={basketPage.path}>{t.view}</LinkButton>}
            />
          )}
          {found.length > 0 ? (
            <Proposals found={found} onAdded={setAdded} />
          ) : (
            added === 0 && <Nothing title={t.none}>{t.noneText}</Nothing>
          )}
        </>
      )}
    </Card>
  )
}

function Proposals({ found, onAdded }: { found: readonly Row[]; onAdded: (pieces: number) => void }) {
  const t = useTexts(startTexts).gone
  const client = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<number, number | null>>>({})
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? found : found.slice(0, SHOWN)
  // Only what is in sight is added.
  const lines = shown.flatMap(row => {
    const quantity = quantityOf(row, typed)
    return quantity === null ? [] : [{ product_attribute_id: row.id, quantity }]
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const basket = basketMutation(client)
  const add = useApiMutation(addToBasket, {
    ...basket,
    invalidates: [...basket.invalidates, goneQuery],
    onSuccess: answer => {
      basket.onSuccess(answer)
      onAdded(pieces)
    },
  })
  const press = () => void add.run({ body: { positionsJson: lines } })
  return (
    <>
      <ul className={`stack ${styles.rows} ${layout.parted}`}>
        {shown.map(row => (
          <Proposal
            key={row.id}
            row={row}
            quantity={quantityOf(row, typed)}
            onChange={quantity => setTyped(before => ({ ...before, [row.id]: quantity }))}
          />
        ))}
      </ul>
      <MutationError of={add} onRetry={press} />
      <div className={`row wrap gap-2 pt-2 ${styles.foot}`}>
        {lines.length > 0 && (
          <Button variant="ink" icon="basket" loading={add.loading} done={add.done} onClick={press}>
            {t.add(lines.length, pieces)}
          </Button>
        )}
        {shown.length < found.length && <Button onClick={() => setWhole(true)}>{t.all(found.length)}</Button>}
      </div>
    </>
  )
}

const quantityOf = ({ id, quantity }: Row, typed: Readonly<Record<number, number | null>>): number | null =>
  typed[id] === undefined ? quantity : typed[id]

interface ProposalProps {
  row: Row
  /** Null: it is left out. */
  quantity: number | null
  onChange: (quantity: number | null) => void
}

function Proposal({ row, quantity, onChange }: ProposalProps) {
  const t = useTexts(startTexts).gone
  const { rounded } = useTexts(goodsTexts).cell
  const { language } = useLanguage()
  const [from, setFrom] = useState<number | null>(null)
  const name = `${sizeText(row.name, language)} ${row.flavour}`
  const steps = stepsOf(row)
  const fit = () => {
    const fitting = quantity === null ? null : fittingQuantity(quantity, steps)
    setFrom(fitting === quantity ? null : quantity)
    onChange(fitting)
  }
  return (
    <li>
      <Pack url={row.image_url} />
      <span className="grow slim">
        <b className={`block nowrap ellipsis clipped ${styles.line}`}>{name}</b>
        <small className="block ink-2">
          {quantity === null ? t.left : t.bought(row.last_quantity, calendarDay(row.last_on, language))}
        </small>
      </span>
      <QuantityInput label={name} value={quantity} onChange={onChange} onBlur={fit} />
      {quantity === null ? (
        <IconButton icon="plus" label={t.take(name)} onClick={() => onChange(row.quantity)} />
      ) : (
        <IconButton icon="close" label={t.leave(name)} onClick={() => onChange(null)} />
      )}
      {from !== null && quantity !== null && (
        <p className="t13 own-line" role="status">
          {rounded(steps, { of: from, to: quantity })}
        </p>
      )}
    </li>
  )
}
