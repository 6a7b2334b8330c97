import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { BannerForm } from './BannerForm.tsx'
import { BannerPicture } from './BannerPicture.tsx'
import { bannerQuery } from './banner-queries.ts'
import { bannerTexts } from './banner-texts.ts'

interface BannerSheetProps {
  open: number | 'new' | null
  timeZone: string
  closeTo: string
}

/** A banner beside the list, or a new one, which opens with its pictures once it is saved. */
export function BannerSheet({ open, timeZone, closeTo }: BannerSheetProps) {
  const t = useTexts(bannerTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const id = typeof open === 'number' ? open : null
  const query = useQuery({ ...bannerQuery(id ?? 0), enabled: id !== null })
  const close = () => navigate(closeTo)
  const form = { timeZone, close }
  return (
    <Sheet
      open={open !== null}
      onClose={close}
      title={id === null ? t.create : (query.data?.title[language] ?? t.title)}
      scrim
    >
      {open === 'new' && (
        <BannerForm
          key="new"
          banner={null}
          {...form}
          onCreated={created => navigate(`?open=${created}`, { replace: true })}
        />
      )}
      {id !== null && (
        <Loaded query={query} waiting={<SkeletonRows rows={6} height={56} />}>
          {banner => (
            <div className="grid gap-5">
              <BannerPicture banner={banner} screen="desktop" />
              <BannerPicture banner={banner} screen="phone" />
              <BannerForm key={id} banner={banner} {...form} />
            </div>
          )}
        </Loaded>
      )}
    </Sheet>
  )
}
