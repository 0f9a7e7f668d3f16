import { zipSync } from 'fflate';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Workbook with one sheet. Repeated content compresses to almost nothing. */
export function workbookOf(sheet: string): Buffer {
  const text = (xml: string) => Buffer.from(xml);
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': text(
        `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': text(
        `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': text(sheet),
    }),
  );
}

export const SPACES = `<worksheet><sheetData>${' '.repeat(60_000_000)}`;
