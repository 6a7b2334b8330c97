import { enquiryPlaceAt, enquiryPlaces } from '@fairfloor/domain/enquiries/lists'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { ContactEnquiries } from './ContactEnquiries.tsx'
import { enquiryTexts } from './desk-texts.ts'

/** Where enquiries are written, a place in a tab each. */
export function EnquiryPlaces({ booths }: { booths: ReactNode }) {
  const t = useTexts(enquiryTexts)
  const navigate = useNavigate()
  const place = enquiryPlaceAt(useSearchParams()[0])
  return (
    <Tabs value={place} onChange={value => navigate(value === 'booths' ? '?' : `?tab=${value}`)}>
      <TabList
        label={t.places.label}
        current={place}
        tabs={enquiryPlaces.map(value => ({ value, label: t.places[value] }))}
      />
      <TabPanel value={place} className="stack gap-4 pt-4">
        {place === 'booths' ? booths : <ContactEnquiries />}
      </TabPanel>
    </Tabs>
  )
}
