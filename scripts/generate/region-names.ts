/** Data that the generator cannot derive: names that are not pinyin, and regions that its source lacks. */

/** English names of the provinces, by code. */
export const provinceNames: Record<string, string> = {
  '11': 'Beijing',
  '12': 'Tianjin',
  '13': 'Hebei',
  '14': 'Shanxi',
  '15': 'Inner Mongolia',
  '21': 'Liaoning',
  '22': 'Jilin',
  '23': 'Heilongjiang',
  '31': 'Shanghai',
  '32': 'Jiangsu',
  '33': 'Zhejiang',
  '34': 'Anhui',
  '35': 'Fujian',
  '36': 'Jiangxi',
  '37': 'Shandong',
  '41': 'Henan',
  '42': 'Hubei',
  '43': 'Hunan',
  '44': 'Guangdong',
  '45': 'Guangxi',
  '46': 'Hainan',
  '50': 'Chongqing',
  '51': 'Sichuan',
  '52': 'Guizhou',
  '53': 'Yunnan',
  '54': 'Tibet',
  '61': 'Shaanxi',
  '62': 'Gansu',
  '63': 'Qinghai',
  '64': 'Ningxia',
  '65': 'Xinjiang',
};

/** Short names in Chinese. All other provinces lose their last character. */
export const shortProvinceNames: Record<string, string> = {
  '15': '内蒙古',
  '45': '广西',
  '54': '西藏',
  '64': '宁夏',
  '65': '新疆',
};

/** English names of cities that differ from pinyin, by the name without its suffix. */
export const cityNames: Record<string, string> = {
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  兴安: 'Hinggan',
  锡林郭勒: 'Xilingol',
  阿拉善: 'Alxa',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  大兴安岭: 'Daxing’anling',
  阿坝: 'Aba',
  甘孜: 'Garze',
  拉萨: 'Lhasa',
  日喀则: 'Xigaze',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  果洛: 'Golog',
  海西: 'Haixi',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  哈密: 'Hami',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  阿克苏: 'Aksu',
  克孜勒苏: 'Kizilsu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  塔城: 'Tacheng',
  阿勒泰: 'Altay',
};

interface Place {
  code: string;
  zh: string;
  en: string;
}

/** The three province-level divisions that the source lacks. */
export const furtherProvinces: (Place & { cities: Place[] })[] = [
  {
    code: '71',
    zh: '台湾',
    en: 'Taiwan',
    cities: [
      { code: '7101', zh: '台北', en: 'Taipei' },
      { code: '7102', zh: '新北', en: 'New Taipei' },
      { code: '7103', zh: '桃园', en: 'Taoyuan' },
      { code: '7104', zh: '台中', en: 'Taichung' },
      { code: '7105', zh: '台南', en: 'Tainan' },
      { code: '7106', zh: '高雄', en: 'Kaohsiung' },
      { code: '7107', zh: '基隆', en: 'Keelung' },
      { code: '7108', zh: '新竹', en: 'Hsinchu' },
      { code: '7109', zh: '嘉义', en: 'Chiayi' },
      { code: '7190', zh: '其他县', en: 'Other counties' },
    ],
  },
  {
    code: '81',
    zh: '香港',
    en: 'Hong Kong',
    cities: [
      { code: '8101', zh: '香港岛', en: 'Hong Kong Island' },
      { code: '8102', zh: '九龙', en: 'Kowloon' },
      { code: '8103', zh: '新界', en: 'New Territories' },
    ],
  },
  {
    code: '82',
    zh: '澳门',
    en: 'Macao',
    cities: [
      { code: '8201', zh: '澳门半岛', en: 'Macao Peninsula' },
      { code: '8202', zh: '离岛', en: 'Taipa and Coloane' },
    ],
  },
];
