import type { HouseText } from './house-text.ts'

/** The organiser of the demo and everything stated here are fictional. */
export const imprint: HouseText = {
  en: {
    title: 'Imprint',
    lead: 'Who runs this shop and the Virtual Trade Show.',
    sections: [
      {
        head: 'Company',
        text: 'Maasveld Sportvoeding B.V.\nHavenkade 31\n5928 PT Venlo\nThe Netherlands\n\nMaasveld has supplied sports shops, gyms and pharmacies with sports nutrition since 1998, from one warehouse on the Maas, to retailers in 19 countries of Europe. We sell to businesses only.',
      },
      {
        head: 'Contact',
        text: 'Telephone: +31 77 000 31 00, Monday to Friday from 8:30 to 17:00\nE-mail: [service@fairfloor.test](mailto:service@fairfloor.test)\nInvoices: [invoices@fairfloor.test](mailto:invoices@fairfloor.test)',
      },
      {
        head: 'Register and tax',
        text: 'Registered with the Chamber of Commerce (KvK) in Venlo under number 86123458.\nVAT identification number: NL861234587B01\nGLN: 8719999000015',
      },
      {
        head: 'Represented by',
        text: 'Ruben Maas, managing director. Responsible for the content of these pages: Mira Jansen, customer service.',
      },
      {
        head: 'Food business',
        text: 'Maasveld is registered as a food business operator with the Netherlands Food and Consumer Product Safety Authority (NVWA). The statements on nutrition and health at products come from their makers and are checked against Regulation (EC) No 1924/2006.',
      },
      {
        head: 'Disputes',
        text: 'The law of the Netherlands applies. The court in Roermond has jurisdiction. As we sell to businesses only, we take no part in dispute resolution before a consumer arbitration board.',
      },
      {
        head: 'Pictures and texts',
        text: 'Pictures, logos and texts of the booths belong to the exhibitors; whoever wants to use them finds what may be used in the media center of the booth. Everything else on these pages belongs to Maasveld.',
      },
    ],
  },
  de: {
    title: 'Impressum',
    lead: 'Wer diesen Shop und die virtuelle Messe betreibt.',
    sections: [
      {
        head: 'Unternehmen',
        text: 'Maasveld Sportvoeding B.V.\nHavenkade 31\n5928 PT Venlo\nNiederlande\n\nMaasveld beliefert seit 1998 Sportgeschäfte, Studios und Apotheken mit Sportnahrung, aus einem Lager an der Maas, in 19 Ländern Europas. Wir verkaufen nur an Unternehmen.',
      },
      {
        head: 'Kontakt',
        text: 'Telefon: +31 77 000 31 00, Montag bis Freitag von 8:30 bis 17:00 Uhr\nE-Mail: [service@fairfloor.test](mailto:service@fairfloor.test)\nRechnungen: [invoices@fairfloor.test](mailto:invoices@fairfloor.test)',
      },
      {
        head: 'Register und Steuer',
        text: 'Eingetragen bei der Handelskammer (KvK) in Venlo unter der Nummer 86123458.\nUmsatzsteuer-Identifikationsnummer: NL861234587B01\nGLN: 8719999000015',
      },
      {
        head: 'Vertreten durch',
        text: 'Ruben Maas, Geschäftsführer. Verantwortlich für den Inhalt dieser Seiten: Mira Jansen, Kundendienst.',
      },
      {
        head: 'Lebensmittelunternehmen',
        text: 'Maasveld ist bei der niederländischen Behörde für Lebensmittel- und Warensicherheit (NVWA) als Lebensmittelunternehmen registriert. Nährwert- und gesundheitsbezogene Angaben an den Produkten stammen von den Herstellern und werden an der Verordnung (EG) Nr. 1924/2006 geprüft.',
      },
      {
        head: 'Streitigkeiten',
        text: 'Es gilt niederländisches Recht. Gerichtsstand ist Roermond. Da wir nur an Unternehmen verkaufen, nehmen wir an keiner Streitbeilegung vor einer Verbraucherschlichtungsstelle teil.',
      },
      {
        head: 'Bilder und Texte',
        text: 'Bilder, Logos und Texte der Stände gehören den Ausstellern; wer sie verwenden will, findet in der Mediathek des Standes, was verwendet werden darf. Alles andere auf diesen Seiten gehört Maasveld.',
      },
    ],
  },
}
