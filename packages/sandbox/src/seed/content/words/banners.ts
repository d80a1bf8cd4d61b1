import type { WordsById } from "./languages.ts";

/** What the banners say. */
export const bannerWords: WordsById<string> = {
  CN: {
    welcome: "一进大厅，处处欢迎",
    "lantern-week": "灯笼周：每天点亮一盏",
    "live-salons": "真实牌桌，真人荷官，通宵开放",
    "deep-blue": "深海新开：六座捕鱼厅",
    "take-along": "把大厅装进口袋",
    "menu-invite": "邀请好友，同桌游戏",
    licence: "开发平台的博彩牌照",
    login: "很高兴再次见到您",
    register: "已为您留好座位",
    forget: "两分钟即可找回",
    promotions: "本月优惠",
  },
  MY: {
    welcome: "Satu lobi, seribu sambutan mesra",
    "lantern-week": "Minggu Tanglung: nyalakan satu setiap hari",
    "live-salons": "Meja sebenar, hos sebenar, dibuka sepanjang malam",
    "deep-blue": "Baharu di laut dalam: enam dewan memancing",
    "take-along": "Lobi dalam poket anda",
    "menu-invite": "Bawa rakan, kongsi meja",
    licence: "Lesen permainan bagi platform pembangunan",
    login: "Gembira bertemu anda lagi",
    register: "Tempat anda sudah disediakan",
    forget: "Kembali dalam dua minit",
    promotions: "Tawaran kami bulan ini",
  },
};
