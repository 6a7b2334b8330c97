import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useMay } from '../../visit/user.ts'
import { SampleRow } from './SampleRow.tsx'
import styles from './Samples.module.css'
import { type SampleChoice, type SampleProduct, samplesQuery, useSampleChoice } from './samples.ts'
import { samplesTexts } from './texts.ts'

/** An exhibitor's samples, filled in with Tab and digits. */
export default function SamplesTab({ exhibitor }: { exhibitor: { id: number } }) {
  const t = useTexts(samplesTexts)
  const canTake = useMay('order')
  const choice = useSampleChoice(exhibitor.id)
  return (
    <>
      <Hint />
      <Loaded
        query={useQuery(samplesQuery(exhibitor.id))}
        waiting={<Loading />}
        empty={{ icon: 'box', title: t.nothing, children: t.nothingText }}
      >
        {products =>
          products.map(product => <Product key={product.id} product={product} choice={choice} canTake={canTake} />)
        }
      </Loaded>
    </>
  )
}

function Hint() {
  const t = useTexts(samplesTexts)
  const { language } = useLanguage()
  const { vts } = useVts()
  const at = (instant: string) => dayTimeText(instant, vts!.time_zone, language)
  return (
    <p className={`row middle gap-3 t13 line-below pad-y-2 pad-x-6 at-least-56 lh-18 ${styles.hint}`}>
      <Icon name="box" />
      {vts && vts.phase !== 'ordering' ? t.closed(at(vts.order_start), at(vts.order_end)) : t.hint}
    </p>
  )
}

function Product({ product, choice, canTake }: { product: SampleProduct; choice: SampleChoice; canTake: boolean }) {
  const [name, pack] = nameAndPack(product.name)
  const picture = product.sample_product_attributes.find(flavour => flavour.image_url)?.image_url
  return (
    <section className={`grid gap-6 pad-y-4 pad-x-6 ${styles.product}`} aria-label={product.name}>
      <div className={styles.card}>
        <span className={`grid in-middle on-fog round-card mb-3 ${styles.stage}`}>
          {picture && (
            <img className="contain" src={inWidth(picture, 320)} alt="" width="96" height="96" loading="lazy" />
          )}
        </span>
        <div>
          <h3>{name}</h3>
          {pack && <p className="t13 ink-2 lh-18">{pack}</p>}
        </div>
      </div>
      <ul>
        {product.sample_product_attributes.map(flavour => (
          <SampleRow key={flavour.id} product={product} flavour={flavour} choice={choice} canTake={canTake} />
        ))}
      </ul>
    </section>
  )
}

/** 'Daily Whey, sachet 30 g': the pack is shown below the name. */
function nameAndPack(name: string): [string, string | undefined] {
  const comma = name.lastIndexOf(', ')
  return comma < 0 ? [name, undefined] : [name.slice(0, comma), name.slice(comma + 2)]
}

const Loading = () => (
  <div className={styles.loading} aria-busy="true">
    {[0, 1].map(row => (
      <div className="grid gap-6" key={row}>
        <Skeleton width="204px" height="156px" radius="card" />
        <Skeleton width="100%" height="156px" radius="card" />
      </div>
    ))}
  </div>
)
