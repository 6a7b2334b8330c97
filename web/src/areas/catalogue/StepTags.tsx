import { useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { OfferedSize } from './offered.ts'
import { catalogueTexts } from './texts.ts'

/** In which quantities a size is sold. */
export function StepTags({ size }: { size: Pick<OfferedSize, 'min_quantity' | 'order_multiple'> }) {
  const t = useTexts(catalogueTexts)
  return (
    <>
      {size.min_quantity > 1 && <Tag>{t.minimum(size.min_quantity)}</Tag>}
      {size.order_multiple > 1 && <Tag>{t.multiple(size.order_multiple)}</Tag>}
    </>
  )
}
