interface Text {
  title: string;
  body: string;
}

/** What is cleaned or coated, each by its words: what is said of one is no answer about another. */
const MATERIALS: readonly RegExp[] = [
  /\b(?:(?<!road )paint(?:work)?|clear ?coat)\b(?! (?:transfer|correction|thickness|protection|job))/,
  /\b(?:glass|windows?|windshields?|mirrors?|tint(?:ed)?)\b/,
  /\b(?<!steering )(?:wheels?|rims?|lug nuts?)\b(?! wells?)/,
  /\b(?:wheel wells?|undercarriage|underside)\b/,
  /\bsteering wheels?\b/,
  /\b(?:tires?|tyres?)\b/,
  /\b(?:leather(?:ette)?|vinyl(?! (?:wraps?|letters?)))\b/,
  /\b(?:fabric|cloth (?:seats?|interiors?|tops?)|carpets?|mats?|upholstery)\b/,
  /\b(?:head ?lights?|headlamps?|tail ?lights?)\b/,
  /\b(?:plastics?|trim|moldings?|dash(?:board)?s?)\b/,
  /\b(?:touch ?screens?|screens?|clusters?)\b/,
  /\b(?:alcantara|suede|headliners?)\b/,
  /\b(?:wraps?|wrapped|ppf|clear bra|protection film)\b|^film\b/,
  /\b(?:ceramics?|coatings?|coated|graphene)\b/,
  /\b(?:chrome|stainless|alumini?um)\b/,
  /\bengines?\b/,
  /\b(?:convertibles?|soft ?tops?)\b/,
  /\bseat ?belts?\b/,
];

/** A question without the materials it names: 'and on paint' after glass is of paint alone. */
export const withoutMaterials = (text: string): string =>
  MATERIALS.reduce((all, each) => all.replace(new RegExp(each, 'gi'), ' '), text);

export const materialsIn = (text: string) =>
  MATERIALS.filter((each) => each.test(text.toLowerCase()));

/** Whether a question names materials, and a title only others, or a text none of them: rust on wheels is not that on paint. */
export function isOfOtherMaterial(question: string, { title, body }: Text): boolean {
  const asked = materialsIn(question);
  if (asked.length === 0) return false;
  const titled = materialsIn(title);
  const told = titled.length > 0 ? titled : materialsIn(body);
  return !asked.some((each) => told.includes(each));
}
