import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { BrandForm } from './BrandForm.tsx'
import { brandDeskTexts } from './brand-desk-texts.ts'
import { brandQuery } from './queries.ts'

/** A brand beside the list. */
export function BrandSheet({ open, closeTo }: { open: number | null; closeTo: string }) {
  const t = useTexts(brandDeskTexts)
  const navigate = useNavigate()
  const query = useQuery({ ...brandQuery(open ?? 0), enabled: open !== null })
  return (
    <Sheet open={open !== null} onClose={() => navigate(closeTo)} title={query.data?.name ?? t.title} scrim>
      {open !== null && (
        <Loaded query={query} waiting={<SkeletonRows rows={6} height={56} />}>
          {brand => <BrandForm key={brand.id} brand={brand} />}
        </Loaded>
      )}
    </Sheet>
  )
}
