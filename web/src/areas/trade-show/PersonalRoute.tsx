import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import type { getPersonalRoute } from '@fairfloor/domain/show-orders/personal-route-contract'
import { boothAddress, productAddress } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { personalRouteQuery } from '../show-orders/order-queries.ts'
import { BoothWay } from './BoothWay.tsx'
import styles from './MyFair.module.css'
import { ROUTE } from './my-fair.ts'
import { personalRouteTexts } from './personal-route-texts.ts'

type Stop = Answer<typeof getPersonalRoute>[number]
type Size = Stop['new'][number]

/** So many booths at first, and so many sizes of each. */
const BOOTHS = 5
const SIZES = 3

/** The booths with something for this buyer; nothing where there is none, and once ordering is closed. */
export function PersonalRoute({ isBuyer }: { isBuyer: boolean }) {
  const t = useTexts(personalRouteTexts)
  const stops = useQuery({ ...personalRouteQuery, enabled: isBuyer }).data
  const [isWhole, setWhole] = useState(false)
  if (!stops || stops.length === 0) return null
  return (
    <section id={ROUTE.slice(1)}>
      <h2>{t.title(stops.length)}</h2>
      <p className="ink-2 mb-3">{t.lead}</p>
      <ol className={`on-paper round-card pad-x-4 ${styles.stops}`}>
        {(isWhole ? stops : stops.slice(0, BOOTHS)).map(stop => (
          <StopRow key={stop.exhibitor_id} stop={stop} />
        ))}
      </ol>
      {!isWhole && stops.length > BOOTHS && (
        <Button className={styles.all} onClick={() => setWhole(true)}>
          {t.all(stops.length)}
        </Button>
      )}
    </section>
  )
}

function StopRow({ stop }: { stop: Stop }) {
  const t = useTexts(personalRouteTexts)
  const { brand_name: name, booth_number: number, pano_nr: pano } = stop
  const again = stop.again.slice(0, SIZES)
  const fresh = stop.new.slice(0, SIZES - again.length)
  const more = stop.again_count + stop.new_count - again.length - fresh.length
  const order = boothAddress(pano, number, 'ORDER')
  return (
    <li className={`grid top gap-x-5 line-below pad-y-2 ${styles.stop}`}>
      <BoothWay
        to={order}
        exhibitor={{ name, logo_image_url: stop.logo_image_url }}
        number={number}
        note={[
          ...(stop.again_count > 0 ? [t.again(stop.again_count)] : []),
          ...(stop.new_count > 0 ? [t.news(stop.new_count)] : []),
        ].join(' · ')}
      />
      <ul className={styles.sizes}>
        {again.map(size => (
          <SizeLink key={size.product_size_id} size={size} stop={stop}>
            {t.bought(count(size.quantity), flavoursOf(size.flavours, t.moreFlavours))}
          </SizeLink>
        ))}
        {fresh.map(size => (
          <SizeLink key={size.product_size_id} size={size} stop={stop}>
            <Tag tone="ink">{t.isNew}</Tag>
          </SizeLink>
        ))}
        {more > 0 && (
          <li>
            <PageLink to={order} className={`row middle cobalt medium at-least-44 ${styles.more}`}>
              {t.more(more)}
            </PageLink>
          </li>
        )}
      </ul>
    </li>
  )
}

const NAMED_FLAVOURS = 2

const flavoursOf = (flavours: readonly string[], more: (n: number) => string): string =>
  [
    ...flavours.slice(0, NAMED_FLAVOURS),
    ...(flavours.length > NAMED_FLAVOURS ? [more(flavours.length - NAMED_FLAVOURS)] : []),
  ].join(', ')

function SizeLink({ size, stop, children }: { size: Size; stop: Stop; children: ReactNode }) {
  const { language } = useLanguage()
  const { product_size_id, product_name, product_size_name, image_url } = size
  return (
    <li>
      <PageLink
        to={productAddress({ pano_nr: stop.pano_nr, booth_number: stop.booth_number, product_size_id })}
        className={`grid middle gap-x-3 at-least-44 ${styles.size}`}
      >
        <span className={styles.pack}>
          {image_url && (
            <img
              className="wide tall contain"
              src={inWidth(image_url, 160)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
            />
          )}
        </span>
        <b className="lh-18">
          {product_name} {sizeText(product_size_name, language)}
        </b>
        <span className="t13 ink-2 lh-18">{children}</span>
      </PageLink>
    </li>
  )
}
