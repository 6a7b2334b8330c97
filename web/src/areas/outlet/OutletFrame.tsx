import { outletBasketPage, outletPage } from '@fairfloor/domain/outlet/pages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BareFrame } from '../../visit/BareFrame.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { HeadBasket } from '../basket/HeadBasket.tsx'
import styles from './OutletPage.module.css'
import { useOutletBasket } from './outlet.ts'
import { outletTexts } from './texts.ts'

/** Frame of the outlet's pages. */
export function OutletFrame({ children }: { children: ReactNode }) {
  const t = useTexts(outletTexts)
  const isOutlet = useLocation().pathname === outletPage.path
  return (
    <BareFrame
      head={
        <header className={`paper-ink on-ink ${styles.head}`}>
          <div className={`grid middle gap-4 ${styles.row}`}>
            <PageLink
              to="/"
              className="middle gap-3 medium nowrap round-input inline-row own-start target"
              aria-label={t.toShop}
            >
              <Icon name="arrowLeft" />
              <span className={styles.words}>{t.toShop}</span>
            </PageLink>
            {/* The outlet's own page has its title below. */}
            {!isOutlet && (
              <PageLink to={outletPage.path} className={`middle inline-row target sign t36 ${styles.name}`}>
                {t.title}
              </PageLink>
            )}
            <div className={`own-end ${styles.end}`}>
              <BasketLink />
            </div>
          </div>
        </header>
      }
    >
      {children}
    </BareFrame>
  )
}

/** The head's way to the outlet's basket, with its pieces and net sum. For buyers. */
function BasketLink() {
  const t = useTexts(outletTexts)
  const user = useUser()
  const priced = useMay('prices')
  const { data } = useOutletBasket()
  if (!user?.company) return null
  const pieces = data?.total_quantity ?? 0
  const sum = priced ? money(data?.total_price_exc_vat ?? 0) : null
  return <HeadBasket to={outletBasketPage.path} label={t.toBasket(pieces, sum)} {...{ pieces, sum }} />
}
