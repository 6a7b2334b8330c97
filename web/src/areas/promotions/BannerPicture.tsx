import { setBannerPicture } from '@fairfloor/domain/promotions/banner-desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import type { DeskBanner } from './BannerForm.tsx'
import { bannerLists, bannerQuery } from './banner-queries.ts'
import { bannerTexts } from './banner-texts.ts'
import styles from './promotion-desk.module.css'

/** A picture of a banner, saved as soon as it is chosen. */
export function BannerPicture({ banner, screen }: { banner: DeskBanner; screen: 'desktop' | 'phone' }) {
  const t = useTexts(bannerTexts)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const save = useApiMutation(setBannerPicture, {
    invalidates: bannerLists,
    onSuccess: saved => client.setQueryData(bannerQuery(saved.id).queryKey, saved),
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (!file) return
    void save.run(async () => ({ params: { id: banner.id, screen }, body: { picture: await uploaded(file) } }))
    event.target.value = ''
  }
  const label = t.pictures[screen]
  const url = banner[`${screen}_url`]
  return (
    <div className="grid at-start gap-2">
      <h3 className={`t13 fg-2 ${styles.label}`}>{label}</h3>
      {url && (
        <img
          className={`wide by-ratio cover round-input ${styles.banner}`}
          src={url}
          alt=""
          width="480"
          height={screen === 'desktop' ? 225 : 269}
        />
      )}
      <p className="t13 fg-2">{t.hints[screen]}</p>
      <input ref={input} type="file" accept="image/*" hidden aria-label={label} onChange={choose} />
      <Button icon="upload" loading={save.loading} done={save.done} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <MutationError of={save} />
    </div>
  )
}
