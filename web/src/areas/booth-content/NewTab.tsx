import { getNewProducts } from '@fairfloor/domain/booth-content/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Carousel } from './Carousel.tsx'
import { NewSizes } from './NewSizes.tsx'
import styles from './News.module.css'
import { boothContentTexts } from './texts.ts'
import { useBoothSizes } from './use-booth-sizes.ts'
import { variedFirst } from './varied-first.ts'

/** New products of a booth: a slide for each flavour, with a link to order it. */
export default function NewTab({ exhibitor: { id } }: { exhibitor: { id: number } }) {
  const t = useTexts(boothContentTexts)
  const sizeOf = useBoothSizes(id)
  return (
    <Loaded
      query={useQuery(queryOf(getNewProducts, { params: { id } }))}
      waiting={<SkeletonRows rows={1} height={320} radius="card" className={styles.newTab} />}
      empty={{ icon: 'sparkle', title: t.fresh.none }}
    >
      {products => (
        <div className={styles.newTab}>
          <Carousel products={variedFirst(products)} />
          <NewSizes products={products} sizeOf={sizeOf} />
        </div>
      )}
    </Loaded>
  )
}
