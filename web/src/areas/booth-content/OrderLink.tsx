import { useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { boothContentTexts } from './texts.ts'

/** The address of the booth's order tab at a product size. */
export function useOrderAddress(): (sizeId: number) => { search: string } {
  const [query] = useSearchParams()
  return sizeId => {
    const next = new URLSearchParams(query)
    next.set('popup', 'ORDER')
    next.set('productSize_id', String(sizeId))
    return { search: `?${next}` }
  }
}

/** Leads to a product in the booth's order tab. */
export function OrderLink({ sizeId, of }: { sizeId: number; of: string }) {
  const t = useTexts(boothContentTexts)
  const addressOf = useOrderAddress()
  return (
    <LinkButton to={addressOf(sizeId)} replace iconEnd="arrowRight" aria-label={`${t.order}: ${of}`}>
      {t.order}
    </LinkButton>
  )
}
