import { setPromotionBanner } from '@fairfloor/domain/promotions/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { promotionQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import styles from './promotion-desk.module.css'
import type { Promotion } from './promotion-draft.ts'

/** The picture of a promotion, saved as soon as it is chosen. */
export function PromotionBanner({ promotion }: { promotion: Promotion | null }) {
  const t = useTexts(promotionDeskTexts).form
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const save = useApiMutation(setPromotionBanner, {
    onSuccess: saved => client.setQueryData(promotionQuery(saved.id).queryKey, saved),
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (!file || !promotion) return
    void save.run(async () => ({ params: { id: promotion.id }, body: { picture: await uploaded(file) } }))
    event.target.value = ''
  }
  return (
    <div className="grid at-start gap-2">
      <h3 className={`t13 fg-2 ${styles.label}`}>{t.banner}</h3>
      {promotion?.banner_url && (
        <img
          className={`wide by-ratio cover round-input ${styles.banner}`}
          src={promotion.banner_url}
          alt=""
          width="480"
          height="180"
        />
      )}
      {promotion ? (
        <>
          <p className="t13 fg-2">{promotion.banner_url ? t.bannerHint : `${t.noBanner} ${t.bannerHint}`}</p>
          <input ref={input} type="file" accept="image/*" hidden aria-label={t.banner} onChange={choose} />
          <Button icon="upload" loading={save.loading} done={save.done} onClick={() => input.current?.click()}>
            {t.banner}
          </Button>
          <MutationError of={save} />
        </>
      ) : (
        <p className="t13 fg-2">{t.bannerLater}</p>
      )}
    </div>
  )
}
