import { titles } from '@fairfloor/domain/content/titles'
import { useTexts } from '../../lib/texts.tsx'
import { WrittenPage } from './WrittenPage.tsx'

/** /about-us */
export const AboutUsPage = () => <WrittenPage slug="about-us" name={useTexts(titles).about} />
