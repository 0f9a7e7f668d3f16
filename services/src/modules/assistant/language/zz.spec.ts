import { meaning } from '../../../../test/assistant/meaning.js';
import { readFileSync } from 'node:fs';
it('x', async () => {
  const out = [];
  for (const q of readFileSync('/tmp/as-ask5/m.txt', 'utf8').split('\n').filter(Boolean))
    out.push(q + '  =>  ' + (await meaning(q)));
  console.log(out.join('\n'));
});
