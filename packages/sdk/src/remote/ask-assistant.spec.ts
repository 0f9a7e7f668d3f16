import { askAssistant, onAskAssistant } from './ask-assistant';

it('reaches the assistant that is there, and says whether there is one', () => {
  const heard = jest.fn();
  expect(askAssistant('When am I free?')).toBe(false);
  const stop = onAskAssistant(heard);
  expect(askAssistant('When am I free?')).toBe(true);
  expect(heard).toHaveBeenCalledWith('When am I free?');
  stop();
  expect(askAssistant()).toBe(false);
});
