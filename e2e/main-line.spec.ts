import {expect} from '@playwright/test';
import {mainLineHeight, phone, maxScreens, showWithFonts} from '../harness/mainLine';
import {test} from './plain';
import {articleIds, articlePath} from '../harness/routes';

test(`the main line of each article is at most ${maxScreens} phone screens long`, async ({
  plainPage,
}) => {
  const tooLong: string[] = [];
  await showWithFonts(plainPage);
  for (const id of articleIds) {
    await plainPage.goto(articlePath(id));
    const height = await mainLineHeight(plainPage);
    if (height > maxScreens * phone.height) {
      tooLong.push(`${id}: ${Math.round(height)} px of ${maxScreens * phone.height}`);
    }
  }
  expect(tooLong).toEqual([]);
});
