import type { ReactNode } from 'react'
import { count, money } from '../../lib/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMay } from '../../visit/user.ts'
import { AddTyped, OrderBar } from '../catalogue/OrderBar.tsx'
import type { useAddTyped } from '../catalogue/use-add-typed.ts'
import styles from './BasketFoot.module.css'
import type { barTexts } from './bar-texts.ts'

interface BasketFootProps {
  /** Storage name of the typed quantities. */
  list: string
  t: Pick<(typeof barTexts)['en'], 'label' | 'pieces' | 'exclVat' | 'view' | 'add' | 'inFlavours'>
  /** Of the basket. */
  pieces: number
  net: number | null
  /** The basket's page. */
  to: string
  adding: ReturnType<typeof useAddTyped> & { typed: Parameters<typeof AddTyped>[0]['typed'] }
  mayAdd: boolean
  /** Words beside the figures. */
  note?: ReactNode
  /** Other ways to use what is typed. */
  children?: ReactNode
}

/** The bar that stays at the foot of every list of shop and outlet: the basket so far, the way to it, and what adds. */
export function BasketFoot({ list, t, pieces, net, to, adding, mayAdd, note, children }: BasketFootProps) {
  const priced = useMay('prices')
  const { typed, add, submit } = adding
  return (
    <div className={`on-paper line-above pad-y-3 pad-x-4 mt-4 ${styles.bar}`}>
      <OrderBar
        label={t.label}
        list={list}
        add={add}
        note={note}
        onRetry={typed.pieces > 0 ? submit : undefined}
        figures={
          <>
            <p>
              <b>{count(pieces)}</b> {t.pieces(pieces)}
            </p>
            {priced && (
              <p>
                <b>{money(net ?? 0)}</b> {t.exclVat}
              </p>
            )}
          </>
        }
      >
        <LinkButton to={to} variant="outline" size="l">
          {t.view}
        </LinkButton>
        {children}
        {mayAdd && (
          <AddTyped
            list={list}
            label={t.add}
            inFlavours={t.inFlavours}
            typed={typed}
            priced={priced}
            add={add}
            onAdd={submit}
          />
        )}
      </OrderBar>
    </div>
  )
}
