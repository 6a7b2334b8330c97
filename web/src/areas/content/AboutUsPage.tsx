import { titles } from '@fairfloor/domain/content/titles'
import { useTexts } from '../../lib/texts.tsx'
import { HouseFacts } from './HouseFacts.tsx'
import { WrittenPage } from './WrittenPage.tsx'

/** /about-us: what the house writes about itself, below its figures. */
export const AboutUsPage = () => <WrittenPage slug="about-us" name={useTexts(titles).about} first={<HouseFacts />} />
