import { getExhibitors } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMay } from '../identity/user.ts'
import styles from './BasketGroups.module.css'
import { BasketLine } from './BasketLine.tsx'
import type { Changes } from './changes.ts'
import { type Group, groupsOf, type Line, totalOf } from './lines.ts'
import type { BasketMode } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

interface BasketGroupsProps {
  lines: readonly Line[]
  mode: BasketMode
  changes: Changes
  /** All groups start open, so that the order can be read through. */
  open?: boolean
}

/** More lines than this are easier to find in closed groups. */
const MOST_OPEN_LINES = 12

/** 'Product overview': the order's lines by exhibitor. */
export function BasketGroups({ lines, mode, changes, open = false }: BasketGroupsProps) {
  const t = useTexts(showOrdersTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const groups = useMemo(() => groupsOf(lines), [lines])
  const logoOf = useLogos()
  const priced = useMay('prices')
  const [opened, setOpened] = useState(() => {
    const shown = open || lines.length <= MOST_OPEN_LINES ? groups : groups.slice(0, 1)
    return shown.map(idOf)
  })

  // Keyboard users continue with the next line.
  const moveFocus = (line: Element) => {
    const next = line.nextElementSibling ?? line.previousElementSibling
    const button = next?.querySelector<HTMLElement>('[data-remove]')
    ;(button ?? heading.current)?.focus()
  }
  return (
    <section className={styles.overview}>
      <h2 ref={heading} tabIndex={-1}>
        {t.productOverview}
        {priced && <span>{t.pricesExclVat}</span>}
      </h2>
      <Accordion
        look="cards"
        multiple
        open={opened}
        onOpenChange={setOpened}
        items={groups.map(group => ({
          id: idOf(group),
          head: <Head group={group} logo={logoOf(group)} />,
          end: priced && moneyOfCents(totalOf(group.lines).net),
          content: (
            <ul>
              {group.lines.map(line => (
                <BasketLine
                  key={line.product_attribute.id}
                  line={line}
                  mode={mode}
                  changes={changes}
                  onLeave={moveFocus}
                />
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  )
}

const idOf = ({ exhibitor }: Group) => String(exhibitor.id)

function Head({ group, logo }: { group: Group; logo: string | null }) {
  const t = useTexts(showOrdersTexts)
  const { exhibitor, lines } = group
  return (
    <>
      <span className={styles.logo}>
        {logo ? <img src={logo} alt="" width="44" height="44" /> : exhibitor.name.slice(0, 1)}
      </span>
      {exhibitor.boothNumberB2b > 0 && <span className={styles.number}>{exhibitor.boothNumberB2b}</span>}
      <span className={styles.name}>{exhibitor.name}</span>
      <span className={styles.meta}>
        {t.lines(lines.length)} · {t.pieces(totalOf(lines).pieces, count(totalOf(lines).pieces))}
      </span>
    </>
  )
}

function useLogos(): (group: Group) => string | null {
  const { data } = useQuery(queryOf(getExhibitors, {}))
  return ({ exhibitor }) => data?.find(one => one.id === exhibitor.id)?.logo_image_url ?? null
}

/** Skeleton of four closed groups. */
export function BasketSkeleton() {
  const t = useTexts(showOrdersTexts)
  return (
    <section className={styles.overview} aria-busy="true">
      <h2>
        {t.productOverview}
        <span>{t.pricesExclVat}</span>
      </h2>
      <SkeletonRows rows={4} height={62} radius="card" className={styles.skeletons} />
    </section>
  )
}
