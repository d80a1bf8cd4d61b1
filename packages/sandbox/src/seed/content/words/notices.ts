import type { WordsById } from "./languages.ts";

/** Title and text of notices and popups. */
export const noticeWords: WordsById<readonly [title: string, content: string]> =
  {
    CN: {
      "n-1": [
        "欢迎来到大厅，请随意看看：试玩一律免费。",
        "<p>凡有“试玩”按钮的游戏，均使用试玩金。不收取任何费用，也不会赢得奖金。</p>",
      ],
      "n-2": [
        "灯笼周将于星期一开始。",
        "<p>每天来访可点亮一盏灯笼。点亮<strong>七盏</strong>，纸门便会打开。</p>",
      ],
      "n-3": [
        "仅限成年人参与。",
        "<p>您必须年满18岁。请设置限额，适时休息；不再有趣时，就停下来。</p>",
      ],
      "n-4": [
        "计划维护：星期三03:00至03:30。",
        "<p>钱包将关闭半小时。进行中的游戏局会先完成。</p>",
      ],
      "n-5": [
        "您的账户记录现保留两年。",
        "<p>请在菜单中打开<em>账户记录</em>，选择任意月份。</p>",
      ],
      "n-6": [
        "Vespergate Live 新开三间沙龙。",
        "<p>Amber Salon、Winter Garden 和 Rooftop 每天中午开放。</p>",
      ],
      "n-7": [
        "提款：工作日一小时内处理。",
        "<p>20:00前提交的申请，当晚处理。</p>",
      ],
      "n-8": [
        "收藏随您而行。",
        "<p>点按任意游戏上的爱心，在您的每台设备上都能找到它。</p>",
      ],
      "n-9": [
        "Copperwhit 的灯笼回来了。",
        "<p>它的十二款游戏换上了新图片。</p>",
      ],
      "n-10": [
        "请勿向任何人透露密码。",
        "<p>无论在聊天中还是电话里，我们都不会索取密码。</p>",
      ],
      "n-11": [
        "首日简短指引。",
        "<ol><li>搜索在页面顶部。</li><li>喜欢的游戏，点按爱心即可收藏。</li><li>余额显示在您的名字旁边。</li></ol>",
      ],
      "u-1": [
        "大厅已开放",
        '<p>所有“试玩”按钮均使用试玩金。<a href="/promotions">查看现有优惠。</a></p>',
      ],
      "u-2": [
        "灯笼周",
        "<p>每天点亮一盏灯笼。已点亮的数量显示在优惠页面。</p>",
      ],
      "u-3": [
        "欢迎您",
        "<p>开始第一局之前，请先设置限额：只需一分钟，长期有效。</p>",
      ],
    },
    MY: {
      "n-1": [
        "Selamat datang ke lobi. Main demo tidak dikenakan bayaran.",
        "<p>Setiap permainan yang ada butang Main demo menggunakan wang demo. Tiada bayaran dikenakan dan tiada wang boleh dimenangi.</p>",
      ],
      "n-2": [
        "Minggu Tanglung bermula pada hari Isnin.",
        "<p>Nyalakan satu tanglung setiap hari anda berkunjung. <strong>Tujuh tanglung</strong> membuka gerbang kertas.</p>",
      ],
      "n-3": [
        "Permainan di sini hanya untuk orang dewasa.",
        "<p>Anda mesti berumur 18 tahun ke atas. Tetapkan had, berehat, dan berhenti apabila tidak lagi seronok.</p>",
      ],
      "n-4": [
        "Penyelenggaraan berjadual pada hari Rabu, dari 03:00 hingga 03:30.",
        "<p>Dompet ditutup selama setengah jam. Pusingan yang sedang berjalan diselesaikan dahulu.</p>",
      ],
      "n-5": [
        "Rekod akaun anda kini disimpan selama dua tahun.",
        "<p>Buka <em>Rekod akaun</em> dalam menu anda dan pilih mana-mana bulan.</p>",
      ],
      "n-6": [
        "Tiga salon baharu di Vespergate Live.",
        "<p>Amber Salon, Winter Garden dan Rooftop dibuka setiap hari pada waktu tengah hari.</p>",
      ],
      "n-7": [
        "Pengeluaran: dalam masa sejam pada hari bekerja.",
        "<p>Permintaan sebelum 20:00 disemak pada malam yang sama.</p>",
      ],
      "n-8": [
        "Kegemaran anda ada bersama anda.",
        "<p>Tekan tanda hati pada mana-mana permainan, dan anda akan menemuinya pada setiap peranti.</p>",
      ],
      "n-9": [
        "Tanglung Copperwhit kembali.",
        "<p>Dua belas permainannya mempunyai gambar baharu.</p>",
      ],
      "n-10": [
        "Rahsiakan kata laluan anda.",
        "<p>Kami tidak akan memintanya, sama ada dalam sembang atau melalui telefon.</p>",
      ],
      "n-11": [
        "Panduan ringkas untuk hari pertama anda.",
        "<ol><li>Carian ada di bahagian atas.</li><li>Tekan tanda hati pada permainan yang anda suka.</li><li>Baki anda ada di sebelah nama anda.</li></ol>",
      ],
      "u-1": [
        "Lobi sudah dibuka",
        '<p>Setiap butang Main demo menggunakan wang demo. <a href="/promotions">Lihat promosi yang ada.</a></p>',
      ],
      "u-2": [
        "Minggu Tanglung",
        "<p>Nyalakan satu tanglung setiap hari. Kiraannya ada di halaman promosi.</p>",
      ],
      "u-3": [
        "Selamat datang",
        "<p>Tetapkan had anda sebelum pusingan pertama: hanya seminit, dan had itu kekal.</p>",
      ],
    },
  };
