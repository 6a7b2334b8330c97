import type { HouseText } from './house-text.ts'

/** The organiser of the demo and everything stated here are fictional. */
export const aboutUs: HouseText = {
  en: {
    title: 'About Maasveld',
    lead: 'We bring sports nutrition from the people who make it to the people who sell it. Since 1998, from one warehouse on the Maas.',
    sections: [
      {
        head: 'From a garage to nineteen countries',
        text: 'In 1998 Ruben Maas sold protein powder from the back of a van to the gyms between Venlo and Roermond. What the gyms wanted was simple: the right tub, on Thursday, with an invoice that adds up. That is still what we do, only for more of them.\n\nToday some sixty people work at the Havenkade. We supply sports shops, gyms, pharmacies and online retailers in nineteen countries of Europe. We sell to businesses only, and we have no shop of our own that would compete with yours.',
      },
      {
        head: 'One warehouse, everything in it',
        text: 'Every pallet that we sell stands in Venlo. So we know what is there, which batch it is and how long it keeps, and you see the same figure as our pickers.\n\n- **What is in stock leaves within two working days**, most of it on the day that you order.\n- **Each batch is on record**, from the receipt to your delivery note. If a maker calls a batch back, you hear from us on the same day.\n- **Nothing is sent that you could no longer sell.** Short-dated goods are in the [outlet](/outlet), with their date and at a price that says so.',
      },
      {
        head: 'Brands that we know',
        text: 'We visit each maker before we list its first product, and we read its certificates ourselves. Claims on labels are checked against Regulation (EC) No 1924/2006 before a product goes online. What we would not put on our own shelf we do not sell.\n\nSee [all our brands](/brands), or meet them at the [Virtual Trade Show](/virtual-trade-show/lobby).',
      },
      {
        head: 'People you can reach',
        text: 'Our customer service sits above the warehouse. Whoever picks up the telephone can walk down and look. Mira Jansen and her colleagues speak Dutch, German, English and French, Monday to Friday from 8:30 to 17:00.\n\nWould you like to sell what we have, or to work with us? Write to [service@fairfloor.test](mailto:service@fairfloor.test), or see our [answers to common questions](/faq).',
      },
    ],
  },
  de: {
    title: 'Über Maasveld',
    lead: 'Wir bringen Sportnahrung von denen, die sie herstellen, zu denen, die sie verkaufen. Seit 1998, aus einem Lager an der Maas.',
    sections: [
      {
        head: 'Aus einer Garage in neunzehn Länder',
        text: '1998 verkaufte Ruben Maas Proteinpulver aus einem Lieferwagen an die Studios zwischen Venlo und Roermond. Was die Studios wollten, war einfach: die richtige Dose, am Donnerstag, mit einer Rechnung, die stimmt. Das tun wir heute noch, nur für mehr von ihnen.\n\nHeute arbeiten rund sechzig Menschen an der Havenkade. Wir beliefern Sportgeschäfte, Studios, Apotheken und Onlinehändler in neunzehn Ländern Europas. Wir verkaufen nur an Unternehmen und haben keinen eigenen Laden, der Ihrem Konkurrenz machen würde.',
      },
      {
        head: 'Ein Lager, und alles ist darin',
        text: 'Jede Palette, die wir verkaufen, steht in Venlo. Darum wissen wir, was da ist, welche Charge es ist und wie lange es sich hält, und Sie sehen dieselbe Zahl wie unsere Kommissionierer.\n\n- **Was auf Lager ist, verlässt das Haus innerhalb von zwei Werktagen**, das meiste noch am Tag Ihrer Bestellung.\n- **Jede Charge ist festgehalten**, vom Wareneingang bis zu Ihrem Lieferschein. Ruft ein Hersteller eine Charge zurück, hören Sie am selben Tag von uns.\n- **Nichts geht hinaus, was Sie nicht mehr verkaufen könnten.** Ware mit kurzer Haltbarkeit liegt im [Outlet](/outlet), mit ihrem Datum und zu einem Preis, der dazu passt.',
      },
      {
        head: 'Marken, die wir kennen',
        text: 'Wir besuchen jeden Hersteller, bevor wir sein erstes Produkt aufnehmen, und lesen seine Zertifikate selbst. Angaben auf Etiketten prüfen wir an der Verordnung (EG) Nr. 1924/2006, bevor ein Produkt online geht. Was wir nicht ins eigene Regal stellen würden, verkaufen wir nicht.\n\nSehen Sie [alle unsere Marken](/brands), oder treffen Sie sie auf der [virtuellen Messe](/virtual-trade-show/lobby).',
      },
      {
        head: 'Menschen, die Sie erreichen',
        text: 'Unser Kundendienst sitzt über dem Lager. Wer den Hörer abnimmt, kann hinuntergehen und nachsehen. Mira Jansen und ihr Team sprechen Niederländisch, Deutsch, Englisch und Französisch, Montag bis Freitag von 8:30 bis 17:00 Uhr.\n\nMöchten Sie verkaufen, was wir haben, oder mit uns arbeiten? Schreiben Sie an [service@fairfloor.test](mailto:service@fairfloor.test), oder sehen Sie in unsere [Antworten auf häufige Fragen](/faq).',
      },
    ],
  },
}
